#include <iostream>
#include <memory>

struct Shape {
    virtual ~Shape() = default;
    virtual double area() const = 0;
};

struct Square : Shape {
    double side = 2;
    double area() const override { return side * side; }
};

std::unique_ptr<Shape> make(int kind) {
    if (kind == 4) return std::make_unique<Square>();
    return nullptr;
}

int main() {
    std::cout << make(4)->area() << std::endl;
    std::cout << make(3)->area() << std::endl;
}
