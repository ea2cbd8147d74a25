/** Flags that a client may send, each with what clang's compiler proper is told. */
export const allowedFlags: Readonly<Record<string, readonly string[]>> = {
  "-O0": ["-O0"],
  "-O": ["-O1"],
  "-O3": ["-O3"],
  "-Os": ["-Os"],
  "-Oz": ["-Oz"],
  "-Og": ["-Og"],
  "-std=c11": ["-std=c11"],
  "-std=gnu2x": ["-std=gnu2x"],
  "-std=iso9899:1999": ["-std=iso9899:1999"],
  "-ansi": ["-std=c89"],
  "-pedantic": ["-pedantic"],
  "-pedantic-errors": ["-pedantic-errors"],
  "-W": ["-W"],
  "-Wall": ["-Wall"],
  "-Wextra": ["-Wextra"],
  "-Werror=format": ["-Werror=format"],
  "-Wno-unused-result": ["-Wno-unused-result"],
  "-Wformat=2": ["-Wformat=2"],
  "-Wlarger-than=100": ["-Wlarger-than=100"],
  "-Walloca": ["-Walloca"],
  "-Wpedantic": ["-Wpedantic"],
  "-w": ["-w"],
  "-DONLINE_JUDGE": ["-DONLINE_JUDGE"],
  "-DX=1 2": ["-DX=1 2"],
  "-DX=": ["-DX="],
  "-DMAX(a, b)=((a) > (b) ? (a) : (b))": ["-DMAX(a, b)=((a) > (b) ? (a) : (b))"],
  "-UNDEBUG": ["-UNDEBUG"],
  "-lm": [],
  "-g": [],
  "-ggdb3": [],
  "-s": [],
  "-pipe": [],
  "-static": [],
  "-fwrapv": ["-fwrapv"],
  "-funroll-loops": ["-funroll-loops"],
  "-fno-unroll-loops": ["-fno-unroll-loops"],
  "-fomit-frame-pointer": [],
  "-funsigned-char": ["-fno-signed-char"],
  "-fsigned-char": [],
  "-fno-strict-aliasing": ["-relaxed-aliasing"],
  "-fno-builtin-printf": ["-fno-builtin-printf"],
  "-fno-stack-protector": [],
  "-fno-optimize-sibling-calls": ["-fno-optimize-sibling-calls"],
};

/** All standards by all their names. */
export const allowedStandards: readonly string[] = [
  ...["89", "90", "99", "9x", "11", "1x", "17", "18", "23", "2x", "2y"].flatMap((
    year,
  ) => [`c${year}`, `gnu${year}`]),
  ...["1990", "199409", "1999", "199x", "2011", "201x", "2017", "2018", "2024"].map((year) =>
    `iso9899:${year}`
  ),
];

/** The same of C++. */
export const allowedCppStandards: readonly string[] = [
  "98",
  "03",
  "0x",
  "11",
  "1y",
  "14",
  "1z",
  "17",
  "2a",
  "20",
  "2b",
  "23",
  "2c",
  "26",
]
  .flatMap((year) => [`c++${year}`, `gnu++${year}`]);
