int helper(int a) { return a + 1; }
