"""Libraries of packs: static folders on any disk or web space, fetched safely, searched here, installed through the host."""
