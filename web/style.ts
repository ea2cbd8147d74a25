import type { WebPage } from "./page.ts";

export const stylePath = "/style.css";

/** How the pages look, but for the reference. */
export const stylePage: WebPage = {
  path: stylePath,
  respond: () =>
    new Response(style, {
      headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "no-cache" },
    }),
};

const style = `
:root { color-scheme: light dark; --line: #8884; --quiet: #888; --accent: #2f6fde; }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; }
header, main, footer { max-width: 46rem; margin: 0 auto; padding: 1rem 1.25rem; }
header { border-bottom: 1px solid var(--line); font-weight: 600; }
header a { color: inherit; text-decoration: none; }
header img { height: 1.5rem; margin-right: .5rem; vertical-align: middle; }
footer { border-top: 1px solid var(--line); color: var(--quiet); font-size: .9rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.25rem; margin: 2rem 0 .5rem; }
a { color: var(--accent); }
main img { max-width: 100%; height: auto; }
img.thumbnail { display: block; width: 100%; max-height: 20rem; object-fit: cover; border-radius: .5rem; }
img.face { width: 3rem; height: 3rem; border-radius: 50%; object-fit: cover; float: left; margin-right: .75rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: .5rem; }
.lead { font-size: 1.15rem; }
.quiet, small { color: var(--quiet); }
.card { border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0; overflow: hidden; }
.card h3 { margin: 0 0 .25rem; font-size: 1.05rem; }
.amount { font-size: 1.5rem; font-weight: 600; }
.amount s { font-weight: 400; font-size: 1.1rem; color: var(--quiet); }
table { border-collapse: collapse; width: 100%; }
td, th { padding: .25rem .5rem .25rem 0; text-align: left; border-bottom: 1px solid var(--line); }
td:last-child, th:last-child { text-align: right; }
form { display: flex; flex-wrap: wrap; gap: .75rem; align-items: end; margin: 1rem 0; }
label { display: block; font-size: .9rem; color: var(--quiet); }
input, select, button { font: inherit; padding: .35rem .5rem; border: 1px solid var(--line); border-radius: .35rem; max-width: 100%; }
button { background: var(--accent); color: #fff; border-color: transparent; cursor: pointer; }
progress { width: 100%; }
nav { display: flex; gap: 1rem; margin: 0 0 1rem; }
dt { font-size: .9rem; color: var(--quiet); }
dd { margin: 0 0 .75rem; }
`.trimStart();
