int main(void) { char *café = "ÿþ"; return 0; }
