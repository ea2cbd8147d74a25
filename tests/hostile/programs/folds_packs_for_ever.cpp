// tries: parameter packs that grow by squares
// must: compilation-error
#include <tuple>
#include <utility>
template <std::size_t... I> auto all(std::index_sequence<I...>) { return std::make_tuple(std::make_index_sequence<I>{}...); }
int main() { return std::tuple_size_v<decltype(all(std::make_index_sequence<200000>{}))>; }
