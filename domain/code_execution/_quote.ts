const charactersMax = 100;

/** What came, as JSON text fit for a sentence: long values shortened. */
export function quote(text: string): string {
  return JSON.stringify(text.length > charactersMax ? `${text.slice(0, charactersMax)}…` : text);
}
