class Idle:
    def __init__(self, seed):
        self.seed = seed
