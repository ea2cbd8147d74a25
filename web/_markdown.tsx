import MarkdownIt from "markdown-it";

// Raw HTML is shown as text, and an address that could run something is left as text too.
const markdown = new MarkdownIt("commonmark", { html: false });

/** What a school wrote in Markdown. */
export function Markdown({ text }: { text: string }) {
  // deno-lint-ignore react-no-danger
  return text === "" ? null : <div dangerouslySetInnerHTML={{ __html: markdown.render(text) }} />;
}
