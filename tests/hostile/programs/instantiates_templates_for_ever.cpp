// tries: a template that needs another of itself, for ever
// must: compilation-error
// says: recursive template instantiation exceeded maximum depth
template <int N> struct Next { static constexpr int value = Next<N + 1>::value; };
int main() { return Next<0>::value; }
