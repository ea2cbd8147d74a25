int helper(void) { return undeclared; }
