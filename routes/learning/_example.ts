/** How far Priya is in a course of the demo school: an item of it is not published. */
export const courseOfPriya = {
  title: "C from the ground up",
  completionPercentageOutOf100: 90,
  courseItems: [
    item("item-c-hello", "Hello, world", "Video"),
    item("item-c-setup", "Setting up", "Article"),
    item("item-c-types", "Types and sizes", "Video"),
    item("item-c-basics-quiz", "Check yourself: types", "Quiz"),
    item("item-c-sum", "Lab: add two numbers", "IoCodingLab"),
    item("item-c-pointers", "What a pointer is", "Video"),
    item("item-c-malloc", "malloc and free", "Video"),
    item("item-c-pointers-quiz", "Check yourself: pointers", "Quiz"),
    item("item-c-reverse", "Lab: reverse a line", "IoCodingLab"),
    { ...item("item-c-office-hours", "Office hours", "LiveEvent"), isCompleted: false },
  ],
};

/** That one of Olivia's bundles which she is neither early nor late in. */
export const bundlesOfOlivia = [{
  title: "The whole school",
  completionPercentageOutOf100: 56.67,
  enrolledAt: "2025-05-04T09:47:38Z",
  items: [
    course("product-c", 60, 90),
    course("product-data-structures", 45, 80),
    course("product-git", 3, 0),
  ],
}];

function item(uniqueId: string, title: string, type: string) {
  return { uniqueId, title, isCompleted: true, type };
}

function course(serviceDigitalProductId: string, days: number, percent: number) {
  return {
    expectedCourseCompletionTimeInDays: days,
    completionPercentageOutOf100: percent,
    serviceDigitalProductId,
    type: "ServiceCourse",
  };
}
