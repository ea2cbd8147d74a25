main() { return 0; }
