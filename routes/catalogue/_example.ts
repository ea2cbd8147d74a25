/** The demo school's courses and products, as lists have them. */

const instructors = {
  ananya: {
    name: "Ananya Iyer",
    profilePhotoUrl: "https://example.org/pictures/ananya.iyer.jpg",
    longDescriptionMarkdown: "**Ananya Iyer** has taught at the demo school since it was made.",
    tagline: "Fifteen years of operating systems, and still fond of pointers",
  },
  tomas: {
    name: "Tomás Herrera",
    profilePhotoUrl: "https://example.org/pictures/tomas.herrera.jpg",
    longDescriptionMarkdown: "**Tomás Herrera** has taught at the demo school since it was made.",
    tagline: "Algorithms on paper first",
  },
  grace: {
    name: "Grace Okafor",
    profilePhotoUrl: "https://example.org/pictures/grace.okafor.jpg",
    longDescriptionMarkdown: "**Grace Okafor** has taught at the demo school since it was made.",
    tagline: "Tools that stay out of your way",
  },
};

export const demoCourses = [
  {
    serviceCourseId: "course-algorithms",
    courseName: "Algorithms, spring cohort 2026",
    ...ofCourse("algorithms-spring-2026"),
    createdAt: "2025-10-01T09:00:00Z",
    lastUpdatedAt: "2026-01-09T10:00:00Z",
    ratingOutOf10: 0,
    instructors: [instructors.tomas],
  },
  {
    serviceCourseId: "course-git",
    courseName: "Git in a weekend",
    ...ofCourse("git-in-a-weekend"),
    createdAt: "2025-04-20T09:00:00Z",
    lastUpdatedAt: "2025-04-20T09:00:00Z",
    ratingOutOf10: 7.5,
    instructors: [instructors.grace],
  },
  {
    serviceCourseId: "course-data-structures",
    courseName: "Data structures in C",
    ...ofCourse("data-structures-in-c"),
    createdAt: "2025-02-14T09:00:00Z",
    lastUpdatedAt: "2025-02-14T09:00:00Z",
    ratingOutOf10: 9,
    instructors: [instructors.ananya, instructors.tomas],
  },
  {
    serviceCourseId: "course-c",
    courseName: "C from the ground up",
    ...ofCourse("c-from-the-ground-up"),
    createdAt: "2025-01-10T09:00:00Z",
    lastUpdatedAt: "2025-06-02T11:20:00Z",
    ratingOutOf10: 9,
    instructors: [instructors.ananya],
  },
];

export const demoDownloads = [
  {
    serviceDigitalProductId: "product-exercises",
    type: "DownloadableProduct",
    name: "150 exercises with solutions",
    slug: "150-exercises-with-solutions",
    link: "https://lyceum.example/schools/demo/products/150-exercises-with-solutions",
    thumbnailUrl: "https://example.org/thumbnails/150-exercises-with-solutions.jpg",
  },
  {
    serviceDigitalProductId: "product-pocket-guide",
    type: "Ebook",
    name: "The C pocket guide",
    slug: "the-c-pocket-guide",
    link: "https://lyceum.example/schools/demo/products/the-c-pocket-guide",
    thumbnailUrl: "https://example.org/thumbnails/the-c-pocket-guide.jpg",
  },
];

function ofCourse(slug: string) {
  return {
    courseSlug: slug,
    courseLink: `https://lyceum.example/schools/demo/courses/${slug}`,
    thumbnailUrl: `https://example.org/thumbnails/${slug}.jpg`,
  };
}
