#pragma once
#include <stdexcept>

int area(int width, int height);
