int half(int class_);
