// tries: two to the power of thirty classes out of four lines
// must: compilation-error
// says: error: the compiler
template <int Depth, unsigned long long Place> struct Tree {
  Tree<Depth - 1, 2 * Place> left;
  Tree<Depth - 1, 2 * Place + 1> right;
};
template <unsigned long long Place> struct Tree<0, Place> {};
int main() { return sizeof(Tree<30, 1>); }
