/** What a school wrote in Markdown. */
export async function Markdown({ text }: { text: string }) {
  if (text === "") return null;
  const html = (await loaded()).render(text);
  // deno-lint-ignore react-no-danger
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

let markdown: { render(text: string): string } | undefined;

/** Loaded when a page first has some, not when the service starts. */
async function loaded() {
  const { default: MarkdownIt } = await import("markdown-it");
  // Raw HTML is shown as text, and an address that could run something is left as text too.
  return markdown ??= new MarkdownIt("commonmark", { html: false });
}
