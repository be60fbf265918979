"""New maps: their size, and what they begin with: nothing, a silhouette or a sample."""
