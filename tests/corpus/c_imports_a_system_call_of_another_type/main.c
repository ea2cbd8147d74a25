/* A number where the host gives a bigint, and the other way round, would be an exception of the host's. */
__attribute__((import_module("wasi_snapshot_preview1"), import_name("fd_write"))) long long odd(int, int);

int main(void) { return (int) odd(1, 2); }
