import type { Child } from "hono/jsx";
import type { ShownSchool } from "../domain/schools/shown_school.ts";
import { stylePath } from "./style.ts";

/** The frame of every page: the school's name on top, a title, and the rest. */
export function Document(
  { title, school, children }: { title: string; school?: ShownSchool; children: Child },
) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{school ? `${title} – ${school.name}` : title}</title>
        <link rel="icon" href="/docs/favicon-32x32.png" />
        <link rel="stylesheet" href={stylePath} />
      </head>
      <body>
        {school && <header>{nameOf(school)}</header>}
        <main>
          <h1>{title}</h1>
          {children}
        </main>
        {school?.supportEmail && (
          <footer>
            Questions? Write to <a href={mailto(school.supportEmail)}>{school.supportEmail}</a>
          </footer>
        )}
      </body>
    </html>
  );
}

function nameOf({ name, logoUrl, websiteUrl }: ShownSchool) {
  const inside = (
    <>
      {isWebAddress(logoUrl) && <img src={logoUrl} alt="" />}
      {name}
    </>
  );
  return isWebAddress(websiteUrl) ? <a href={websiteUrl}>{inside}</a> : <span>{inside}</span>;
}

/** An import may hold any address; a `javascript:` one must never become a link. */
export function isWebAddress(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address);
}

function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}
