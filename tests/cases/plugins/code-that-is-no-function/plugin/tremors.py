shake = 3
