value = "inner"
