/** Entries of import files for tests of what learners did. */

export const learner = (id: string) => ({
  id,
  name: id,
  username: id,
  email: `${id}@example.org`,
});

/** A course `id`, whose product is `product-id`, with a section for each list of items. */
export const course = (id: string, ...sections: object[][]) => ({
  id,
  productId: `product-${id}`,
  type: "RecordedCourse",
  title: `Course ${id}`,
  slug: `course-${id}`,
  status: "Published",
  sections: sections.map((items, index) => ({ id: `${id}-section-${index}`, title: "x", items })),
});

export const article = (id: string, more: object = {}) => ({
  type: "Article",
  id,
  title: `Item ${id}`,
  articleMarkdown: "",
  ...more,
});

export const articles = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, index) => article(`${prefix}-${index}`));

export const bundle = (id: string, ...courses: (string | object)[]) => ({
  id,
  title: `Bundle ${id}`,
  slug: `bundle-${id}`,
  status: "Published",
  items: courses.map((item) => typeof item === "string" ? { productId: `product-${item}` } : item),
});

export const enrolled = (userId: string, productId: string, more: object = {}) => ({
  userId,
  productId,
  enrolledAt: "2026-01-01T00:00:00Z",
  ...more,
});

export const completed = (userId: string, ...courseItemIds: string[]) =>
  courseItemIds.map((courseItemId) => ({ userId, courseItemId, completedAt: "2026-01-02T00:00:00Z" }));
