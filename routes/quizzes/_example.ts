/** A quiz of the demo school, whole. */
export const quizDetails = {
  createdAtIso: "2025-02-10T08:30:00Z",
  quizTitle: "Pointers and arrays",
  questions: [
    {
      questionId: "q1",
      title: "What does `a[i]` mean?",
      explanation: "And so does `i[a]`.",
      description: "",
      type: "SingleCorrect",
      options: [
        { optionId: "a", text: "`*(a + i)`", isCorrectOption: true },
        { optionId: "b", text: "`&a + i`", isCorrectOption: false },
        { optionId: "c", text: "`a * i`", isCorrectOption: false },
      ],
    },
    {
      questionId: "q2",
      title: "Which are valid uses of `free`?",
      explanation: "`free(NULL)` does nothing.",
      description: "",
      type: "MultiCorrect",
      options: [
        { optionId: "a", text: "A pointer from `malloc`", isCorrectOption: true },
        { optionId: "b", text: "A null pointer", isCorrectOption: true },
        { optionId: "c", text: "A pointer into the middle of a block", isCorrectOption: false },
        { optionId: "d", text: "An array on the stack", isCorrectOption: false },
      ],
    },
  ],
};
