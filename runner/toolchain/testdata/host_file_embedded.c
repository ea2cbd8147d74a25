const char secrets[] = {
#embed "/proc/self/environ"
};

int main(void) { return secrets[0]; }
