/** A question: its text, the options, and which of them are correct (from 0). */
type Question = [title: string, options: string[], correct: number[], explanation: string];

const quizTexts: readonly [id: string, title: string, questions: Question[]][] = [
  ["quiz-c-basics", "C: types and expressions", [
    [
      "What is `sizeof(char)`?",
      ["1", "It depends on the machine", "4"],
      [0],
      "The C standard says so: sizes are counted in `char`s.",
    ],
    [
      "Which of these are undefined behaviour?",
      ["Signed overflow", "Unsigned overflow", "Reading past an array", "Dividing by zero"],
      [0, 2, 3],
      "Unsigned arithmetic wraps around; the rest is undefined.",
    ],
    ["What does `7 / 2` give?", ["3", "3.5", "4"], [0], "Both are integers, so the fraction is dropped."],
  ]],
  ["quiz-pointers", "Pointers and arrays", [
    ["What does `a[i]` mean?", ["`*(a + i)`", "`&a + i`", "`a * i`"], [0], "And so does `i[a]`."],
    [
      "Which are valid uses of `free`?",
      [
        "A pointer from `malloc`",
        "A null pointer",
        "A pointer into the middle of a block",
        "An array on the stack",
      ],
      [0, 1],
      "`free(NULL)` does nothing.",
    ],
  ]],
  ["quiz-complexity", "Running times", [
    [
      "How many comparisons does binary search of a million sorted numbers take at most?",
      ["20", "1,000", "1,000,000"],
      [0],
      "2^20 is a little more than a million.",
    ],
    [
      "Which sorts are O(n log n) in the worst case?",
      ["Merge sort", "Heap sort", "Quick sort", "Insertion sort"],
      [0, 1],
      "Quick sort is so on average.",
    ],
    ["What is the running time of `strlen`?", ["O(1)", "O(n)"], [1], "It looks for the NUL."],
  ]],
  ["quiz-graphs", "Graphs", [
    [
      "What does breadth-first search need?",
      ["A queue", "A stack", "A heap"],
      [0],
      "Depth-first search needs a stack.",
    ],
    [
      "Dijkstra's algorithm is wrong for graphs with …",
      ["cycles", "negative edges", "parallel edges"],
      [1],
      "A settled vertex could still be reached more cheaply.",
    ],
  ]],
  ["quiz-git", "Git", [
    [
      "What does `git fetch` change?",
      ["Your files", "Your branches", "What you know of the remote's branches"],
      [2],
      "`git pull` does the rest.",
    ],
    [
      "Which of these rewrite history?",
      ["`git rebase`", "`git merge`", "`git commit --amend`"],
      [0, 2],
      "A merge adds a commit and leaves the others alone.",
    ],
  ]],
];

export const quizzes = quizTexts.map(([id, title, questions], index) => ({
  id,
  title,
  createdAt: `2025-0${index + 1}-10T08:30:00Z`,
  questions: questions.map(([title, options, correct, explanation], number) => ({
    id: `q${number + 1}`,
    type: correct.length === 1 ? "SingleCorrect" : "MultiCorrect",
    title,
    explanation,
    options: options.map((text, place) => ({
      id: "abcd"[place]!,
      text,
      isCorrect: correct.includes(place),
    })),
  })),
}));

const labTexts: readonly [id: string, title: string, statement: string, cases: [string, string][]][] = [
  ["lab-sum", "Add two numbers", "Read two integers and print their sum.", [
    ["20 22\n", "42\n"],
    ["-5 5\n", "0\n"],
    ["2000000000 2000000000\n", "4000000000\n"],
  ]],
  ["lab-reverse", "Reverse a line", "Read one line and print it backwards.", [
    ["hello\n", "olleh\n"],
    ["never odd or even\n", "neve ro ddo reven\n"],
  ]],
  ["lab-words", "Count words", "Print how many words the input has. Words are separated by white space.", [
    ["one two three\n", "3\n"],
    ["", "0\n"],
    ["  a\n\n\tb  \n", "2\n"],
  ]],
  ["lab-primes", "Primes", "Read n and print all primes up to n, one a line.", [
    ["10\n", "2\n3\n5\n7\n"],
    ["1\n", ""],
    ["30\n", "2\n3\n5\n7\n11\n13\n17\n19\n23\n29\n"],
  ]],
];

export const ioLabs = labTexts.map(([id, title, statementMarkdown, cases], index) => ({
  id,
  title,
  statementMarkdown,
  languages: ["C", "Cpp", "Python", "Nodejs"],
  matcher: "IgnoreWhitespaceAtStartAndEnd",
  createdAt: `2025-0${index + 1}-15T08:30:00Z`,
  testCases: cases.map(([stdin, expectedOutput], place) => ({
    id: `case-${place + 1}`,
    isShown: place === 0,
    stdin,
    expectedOutput,
  })),
}));

const caption = (lines: string[]) =>
  `WEBVTT\n\n${
    lines.map((line, index) => `00:00:${pad(index * 4)}.000 --> 00:00:${pad(index * 4 + 4)}.000\n${line}\n`)
      .join("\n")
  }`;

const pad = (number: number) => String(number).padStart(2, "0");

export const liveEvents = [
  {
    id: "event-office-hours",
    title: "Office hours: pointers",
    description: "Bring your segmentation faults.",
    createdAt: "2025-03-01T06:00:00Z",
    sessions: [{
      id: "session-office-hours-1",
      title: "Office hours, first week",
      startsAt: "2025-03-08T12:30:00Z",
      endsAt: "2025-03-08T13:30:00Z",
      captions: [{
        language: "en",
        webvtt: caption([
          "Welcome to office hours.",
          "Today it is all about pointers.",
          "A pointer is a number that names a place.",
          "Let us look at what happens when the place is not yours.",
        ]),
        createdAt: "2025-03-08T15:00:00Z",
      }],
    }, {
      id: "session-office-hours-2",
      title: "Office hours, second week",
      startsAt: "2025-03-15T12:30:00Z",
      endsAt: "2025-03-15T13:30:00Z",
    }],
  },
  {
    id: "event-kickoff",
    title: "Algorithms cohort: kick-off",
    createdAt: "2026-01-02T06:00:00Z",
    sessions: [{
      id: "session-kickoff",
      title: "Kick-off",
      startsAt: "2026-01-12T13:30:00Z",
      endsAt: "2026-01-12T15:00:00Z",
      captions: [{
        language: "en",
        webvtt: caption([
          "Good evening, and welcome to the cohort.",
          "In twelve weeks you will read, prove and write algorithms.",
          "Every week has a lesson, a quiz and a lab.",
        ]),
        createdAt: "2026-01-12T16:30:00Z",
      }],
    }],
  },
];

const videoTexts: readonly [id: string, title: string, folder: string, status: string, seconds: number][] = [
  ["video-hello", "Hello, world", "/C/Basics", "CcReady", 412],
  ["video-types", "Types and sizes", "/C/Basics", "CcReady", 655],
  ["video-control", "Loops and branches", "/C/Basics", "Ready", 720],
  ["video-pointers", "What a pointer is", "/C/Memory", "CcReady", 903],
  ["video-malloc", "malloc and free", "/C/Memory", "CcFailed", 811],
  ["video-lists", "Linked lists", "/Data structures", "CcReady", 1022],
  ["video-trees", "Search trees", "/Data structures", "Ready", 1180],
  ["video-hashing", "Hash tables", "/Data structures", "CcProcessing", 990],
  ["video-sorting", "Sorting, from slow to fast", "/Algorithms", "CcReady", 1404],
  ["video-graphs", "Graphs and how to walk them", "/Algorithms", "Ready", 1333],
  ["video-git", "Commits, branches, remotes", "/Git", "CcReady", 1520],
  ["video-trailer", "What the school is like", "/", "Ready", 75],
];

export const videos = videoTexts.map(([id, title, folderPath, status, durationSeconds], index) => ({
  id,
  title,
  folderPath,
  status,
  durationSeconds,
  createdAt: `2025-01-${pad(index + 6)}T07:00:00Z`,
}));
