#define A(x) x x x x x x x x x x
#define B(x) A(A(A(A(A(x)))))

int main(int argc, char **argv) {
  (void) argv;
  return B(-~) argc;
}
