#include <iostream>
#include <typeinfo>
using namespace std;

struct Shape { virtual ~Shape() {} };
struct Circle : Shape { int radius = 3; };
struct Square : Shape {};

int main() {
  Circle circle;
  Square square;
  Shape *shapes[] = {&circle, &square, nullptr};
  for (Shape *shape : shapes) {
    try {
      if (auto *found = dynamic_cast<Circle *>(shape)) cout << "circle " << found->radius << endl;
      cout << (typeid(*shape) == typeid(Square)) << endl;
      dynamic_cast<Square &>(*shape);
      cout << "square" << endl;
    } catch (const bad_cast &) {
      cout << "bad cast" << endl;
    } catch (const bad_typeid &) {
      cout << "bad typeid" << endl;
    }
  }
}
