#include <stdint.h>
#include <stdio.h>
#include <string.h>

static uint32_t constant[64], state[8];

static uint32_t rotate(uint32_t n, int by) { return n >> by | n << (32 - by); }

/* The constants are the fractional parts of roots of the first primes; integer roots by bisection. */
static uint32_t root_fraction(unsigned prime, int degree) {
  unsigned __int128 target = (unsigned __int128)prime << (32 * degree);
  uint64_t low = 0, high = (uint64_t)1 << 37;
  while (high - low > 1) {
    uint64_t middle = (low + high) / 2;
    unsigned __int128 power = (unsigned __int128)middle * middle;
    if (degree == 3) power *= middle;
    if (power <= target) low = middle;
    else high = middle;
  }
  return (uint32_t)low;
}

static void compress(const uint8_t *block) {
  uint32_t w[64], v[8];
  for (int i = 0; i < 16; i++)
    w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 | block[4 * i + 3];
  for (int i = 16; i < 64; i++)
    w[i] = w[i - 16] + w[i - 7] + (rotate(w[i - 15], 7) ^ rotate(w[i - 15], 18) ^ w[i - 15] >> 3) +
           (rotate(w[i - 2], 17) ^ rotate(w[i - 2], 19) ^ w[i - 2] >> 10);
  memcpy(v, state, sizeof v);
  for (int i = 0; i < 64; i++) {
    uint32_t t1 = v[7] + (rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25)) + ((v[4] & v[5]) ^ (~v[4] & v[6])) + constant[i] + w[i];
    uint32_t t2 = (rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22)) + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof v[0]);
    v[4] += t1;
    v[0] = t1 + t2;
  }
  for (int i = 0; i < 8; i++) state[i] += v[i];
}

static void digest(const uint8_t *message, size_t length) {
  static uint8_t padded[200064];
  size_t total = (length + 9 + 63) / 64 * 64;
  memset(padded, 0, total);
  memcpy(padded, message, length);
  padded[length] = 0x80;
  for (int i = 0; i < 8; i++) padded[total - 1 - i] = (uint8_t)((uint64_t)length * 8 >> (8 * i));
  int count = 0;
  for (unsigned n = 2; count < 64; n++) {
    int prime = 1;
    for (unsigned d = 2; d * d <= n; d++) prime &= n % d != 0;
    if (!prime) continue;
    if (count < 8) state[count] = root_fraction(n, 2);
    constant[count++] = root_fraction(n, 3);
  }
  for (size_t at = 0; at < total; at += 64) compress(padded + at);
  for (int i = 0; i < 8; i++) printf("%08x", (unsigned)state[i]);
  printf("\n");
}

int main(void) {
  static uint8_t million[200000];
  memset(million, 'a', sizeof million);
  digest((const uint8_t *)"", 0);
  digest((const uint8_t *)"abc", 3);
  digest(million, sizeof million);
  return 0;
}
