// tries: to have the runtime write out a name that is short only as long as it is mangled
// must: died-sigabrt time-limit-exceeded
// limits: cpu=2000,memory=65536
template <class A, class B> struct Pair {};
template <int N> struct Tower { using type = Pair<typename Tower<N - 1>::type, typename Tower<N - 1>::type>; };
template <> struct Tower<0> { using type = int; };
int main() { throw Tower<26>::type(); }
