/* 200! by schoolbook arithmetic in base 10^9. */
#include <stdint.h>
#include <stdio.h>

static uint32_t digit[64];
static int digits = 1;

static void multiply(uint32_t by) {
  uint64_t carry = 0;
  for (int i = 0; i < digits; i++) {
    carry += (uint64_t)digit[i] * by;
    digit[i] = (uint32_t)(carry % 1000000000u);
    carry /= 1000000000u;
  }
  if (carry) digit[digits++] = (uint32_t)carry;
}

int main(void) {
  digit[0] = 1;
  for (uint32_t n = 2; n <= 200; n++) multiply(n);
  printf("%u", (unsigned)digit[digits - 1]);
  for (int i = digits - 2; i >= 0; i--) printf("%09u", (unsigned)digit[i]);
  printf("\n");
  return 0;
}
