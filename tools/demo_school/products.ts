/** Prices in each currency, in its lowest unit. */
type Amounts = Record<"Inr" | "Usd" | "Aud" | "Eur", number>;

const symbols = { Inr: "₹", Usd: "$", Aud: "A$", Eur: "€" } as const;
const currencies = Object.keys(symbols) as (keyof Amounts)[];

const atOnce = (id: string, amounts: Amounts, isInrAmountExclusiveOfGst = false) => ({
  type: "OneTimePaymentPlan",
  id,
  name: "Pay once",
  fallbackCurrency: "Usd",
  isInrAmountExclusiveOfGst,
  prices: currencies.map((currency) => ({
    currency,
    symbol: symbols[currency],
    fullAmount: amounts[currency],
  })),
});

const inParts = (id: string, amounts: Amounts, installmentCounts: number[]) => ({
  ...atOnce(id, amounts),
  type: "PartialPaymentPlan",
  name: "Pay in parts",
  prices: currencies.map((currency) => ({
    currency,
    symbol: symbols[currency],
    fullAmount: amounts[currency],
    baseAmount: Math.floor(amounts[currency] / 4),
  })),
  installmentIntervalInDays: 30,
  installmentCounts,
});

const picture = (slug: string) => `https://example.org/thumbnails/${slug}.jpg`;

const article = (id: string, title: string, text: string) => ({
  type: "Article",
  id,
  title,
  articleMarkdown: `# ${title}\n\n${text}\n`,
});
const video = (id: string, title: string, videoId: string) => ({ type: "Video", id, title, videoId });
const quiz = (id: string, title: string, quizId: string) => ({ type: "Quiz", id, title, quizId });
const lab = (id: string, title: string, labId: string) => ({ type: "IoCodingLab", id, title, labId });
const live = (id: string, title: string, liveEventId: string) => ({
  type: "LiveEvent",
  id,
  title,
  liveEventId,
});

export const courses = [
  {
    id: "course-c",
    productId: "product-c",
    type: "RecordedCourse",
    title: "C from the ground up",
    slug: "c-from-the-ground-up",
    shortDescription: "Write programs that you understand down to the last byte.",
    longDescription: "Types, control flow, functions, pointers and memory, with a lab for each idea.",
    thumbnailUrl: picture("c-from-the-ground-up"),
    status: "Published",
    createdAt: "2025-01-10T09:00:00Z",
    updatedAt: "2025-06-02T11:20:00Z",
    pricingPlans: [
      atOnce("price-c", { Inr: 499_900, Usd: 7_900, Aud: 11_900, Eur: 7_400 }),
      inParts("price-c-parts", { Inr: 549_900, Usd: 8_700, Aud: 12_900, Eur: 8_100 }, [2, 3]),
    ],
    goals: [
      "Read and write C without fear",
      "Know where every byte of a program lives",
      "Find a bug with a debugger",
    ],
    enrollmentValidityInHours: 8_760,
    isCourseItemDiscussionEnabled: true,
    instructorIds: ["instructor-1"],
    faqs: [
      { questionMarkdown: "Do I need to know another language?", answerMarkdown: "No." },
      { questionMarkdown: "Which compiler is used?", answerMarkdown: "clang, on the school's own judge." },
    ],
    reviews: [
      {
        ratingOutOf10: 9.5,
        reviewContent: "The lab on memory alone was worth it.",
        nameOfReviewer: "Priya Nair",
        titleOfReviewer: "Engineer",
        workplaceOfReviewer: "Nordlicht Systems",
      },
      {
        ratingOutOf10: 8.5,
        reviewContent: "Slow at first, and then it clicks.",
        nameOfReviewer: "Jack Nguyen",
        titleOfReviewer: "Student",
        workplaceOfReviewer: "Harbour University",
      },
    ],
    sections: [
      {
        id: "section-c-1",
        title: "First steps",
        items: [
          video("item-c-hello", "Hello, world", "video-hello"),
          article("item-c-setup", "Setting up", "A compiler, an editor, and a place for your files."),
          video("item-c-types", "Types and sizes", "video-types"),
          quiz("item-c-basics-quiz", "Check yourself: types", "quiz-c-basics"),
          lab("item-c-sum", "Lab: add two numbers", "lab-sum"),
        ],
      },
      {
        id: "section-c-2",
        title: "Memory",
        items: [
          video("item-c-pointers", "What a pointer is", "video-pointers"),
          video("item-c-malloc", "malloc and free", "video-malloc"),
          quiz("item-c-pointers-quiz", "Check yourself: pointers", "quiz-pointers"),
          lab("item-c-reverse", "Lab: reverse a line", "lab-reverse"),
          live("item-c-office-hours", "Office hours", "event-office-hours"),
          { ...article("item-c-more", "Further reading", "To be written."), isPublished: false },
        ],
      },
    ],
  },
  {
    id: "course-data-structures",
    productId: "product-data-structures",
    type: "RecordedCourse",
    title: "Data structures in C",
    slug: "data-structures-in-c",
    shortDescription: "Lists, trees and tables, built by hand.",
    longDescription: "Each structure is drawn, written and measured.",
    thumbnailUrl: picture("data-structures-in-c"),
    status: "Published",
    createdAt: "2025-02-14T09:00:00Z",
    pricingPlans: [
      atOnce("price-data-structures", { Inr: 599_900, Usd: 9_900, Aud: 14_900, Eur: 9_400 }, true),
    ],
    goals: ["Choose a structure by what it costs", "Write one that does not leak"],
    instructorIds: ["instructor-1", "instructor-2"],
    reviews: [{ ratingOutOf10: 9, reviewContent: "Hash tables, finally.", nameOfReviewer: "Zoë Müller" }],
    sections: [{
      id: "section-ds-1",
      title: "Structures",
      items: [
        video("item-ds-lists", "Linked lists", "video-lists"),
        video("item-ds-trees", "Search trees", "video-trees"),
        video("item-ds-hashing", "Hash tables", "video-hashing"),
        quiz("item-ds-quiz", "Check yourself: running times", "quiz-complexity"),
        lab("item-ds-words", "Lab: count words", "lab-words"),
      ],
    }],
  },
  {
    id: "course-algorithms",
    productId: "product-algorithms",
    type: "CohortBasedCourse",
    title: "Algorithms, spring cohort 2026",
    slug: "algorithms-spring-2026",
    shortDescription: "Twelve weeks, one group, one proof at a time.",
    thumbnailUrl: picture("algorithms-spring-2026"),
    status: "Published",
    createdAt: "2025-10-01T09:00:00Z",
    updatedAt: "2026-01-09T10:00:00Z",
    cohortStartAt: "2026-01-12T13:30:00Z",
    cohortEndAt: "2026-04-05T15:00:00Z",
    cohortEnrollmentEndAt: "2026-01-19T18:29:59Z",
    pricingPlans: [
      inParts("price-algorithms-parts", { Inr: 2_499_900, Usd: 39_900, Aud: 59_900, Eur: 37_900 }, [3, 6]),
      atOnce("price-algorithms", { Inr: 2_299_900, Usd: 36_900, Aud: 55_900, Eur: 34_900 }),
    ],
    goals: ["Prove that an algorithm is right", "Say how long it takes before it is run"],
    instructorIds: ["instructor-2"],
    faqs: [{ questionMarkdown: "Are the lessons recorded?", answerMarkdown: "Yes, for the cohort." }],
    sections: [
      {
        id: "section-alg-1",
        title: "Week 1",
        items: [
          live("item-alg-kickoff", "Kick-off", "event-kickoff"),
          video("item-alg-sorting", "Sorting, from slow to fast", "video-sorting"),
          lab("item-alg-primes", "Lab: primes", "lab-primes"),
        ],
      },
      {
        id: "section-alg-2",
        title: "Week 2",
        items: [
          video("item-alg-graphs", "Graphs and how to walk them", "video-graphs"),
          quiz("item-alg-quiz", "Check yourself: graphs", "quiz-graphs"),
        ],
      },
    ],
  },
  {
    id: "course-git",
    productId: "product-git",
    type: "RecordedCourse",
    title: "Git in a weekend",
    slug: "git-in-a-weekend",
    shortDescription: "Enough to stop being afraid of it.",
    thumbnailUrl: picture("git-in-a-weekend"),
    status: "Published",
    createdAt: "2025-04-20T09:00:00Z",
    pricingPlans: [atOnce("price-git", { Inr: 99_900, Usd: 1_900, Aud: 2_900, Eur: 1_900 })],
    instructorIds: ["instructor-3"],
    reviews: [{ ratingOutOf10: 7.5, reviewContent: "Short and clear.", nameOfReviewer: "Noah Anderson" }],
    sections: [{
      id: "section-git-1",
      title: "The weekend",
      items: [
        video("item-git-video", "Commits, branches, remotes", "video-git"),
        article("item-git-undo", "How to undo anything", "`git reflog` remembers."),
        quiz("item-git-quiz", "Check yourself", "quiz-git"),
      ],
    }],
  },
];

export const bundles = [
  {
    id: "bundle-systems",
    title: "Systems path",
    slug: "systems-path",
    shortDescription: "C and what is built with it.",
    thumbnailUrl: picture("systems-path"),
    status: "Published",
    createdAt: "2025-03-01T09:00:00Z",
    pricingPlans: [atOnce("price-systems", { Inr: 899_900, Usd: 14_900, Aud: 21_900, Eur: 13_900 })],
    items: [
      { productId: "product-c", expectedCompletionDays: 60 },
      { productId: "product-data-structures", expectedCompletionDays: 45 },
    ],
  },
  {
    id: "bundle-everything",
    title: "The whole school",
    slug: "the-whole-school",
    shortDescription: "All recorded courses, for ever.",
    status: "Published",
    createdAt: "2025-05-01T09:00:00Z",
    pricingPlans: [atOnce("price-everything", { Inr: 999_900, Usd: 16_900, Aud: 24_900, Eur: 15_900 })],
    items: [
      { productId: "product-c", expectedCompletionDays: 60 },
      { productId: "product-data-structures", expectedCompletionDays: 45 },
      { productId: "product-git", expectedCompletionDays: 3 },
    ],
  },
];

export const digitalProducts = [
  {
    id: "product-pocket-guide",
    type: "Ebook",
    title: "The C pocket guide",
    slug: "the-c-pocket-guide",
    shortDescription: "Ninety pages for the desk.",
    thumbnailUrl: picture("the-c-pocket-guide"),
    status: "Published",
    createdAt: "2025-01-20T09:00:00Z",
    pricingPlans: [atOnce("price-pocket-guide", { Inr: 29_900, Usd: 500, Aud: 800, Eur: 500 })],
    fileUrl: "https://example.org/files/c-pocket-guide.pdf",
  },
  {
    id: "product-exercises",
    type: "DownloadableProduct",
    title: "150 exercises with solutions",
    slug: "150-exercises-with-solutions",
    shortDescription: "From one loop to a small database.",
    thumbnailUrl: picture("150-exercises-with-solutions"),
    status: "Published",
    createdAt: "2025-02-20T09:00:00Z",
    pricingPlans: [atOnce("price-exercises", { Inr: 79_900, Usd: 1_200, Aud: 1_900, Eur: 1_200 })],
    fileUrl: "https://example.org/files/exercises.zip",
  },
  {
    id: "product-posters",
    type: "DownloadableProduct",
    title: "Posters for the wall",
    slug: "posters-for-the-wall",
    shortDescription: "The memory of a process, and other landscapes.",
    status: "Draft",
    createdAt: "2026-01-20T09:00:00Z",
    fileUrl: "https://example.org/files/posters.zip",
  },
];

export const coupons = [
  { code: "WELCOME10", description: "10 % for who is new", percentOff: 10 },
  {
    code: "DIWALI25",
    description: "25 % in the week of Diwali 2025",
    percentOff: 25,
    startsAt: "2025-10-16T18:30:00Z",
    expiresAt: "2025-10-26T18:30:00Z",
  },
  {
    code: "TEAM-ALGO",
    description: "12.5 % for teams of the cohort",
    percentOff: 12.5,
    usesMax: 10,
    productIds: ["product-algorithms"],
  },
];
