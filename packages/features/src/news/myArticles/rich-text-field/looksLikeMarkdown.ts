/** Whether a text that was copied as plain text is Markdown: a heading, a fence, a table, a formula of its own, or several items of a list. */
export function looksLikeMarkdown(text: string): boolean {
  if (/^#{1,6} \S/m.test(text) || /^```/m.test(text) || /^\|?(?:\s*:?-{3,}:?\s*\|)+/m.test(text) || /^\$\$\s*$/m.test(text)) return true;
  if ((text.match(/^\s*(?:[-*+]|\d+\.) \S/gm) ?? []).length >= 2) return true;
  return /\*\*\S[^*\n]*\*\*/.test(text) || /\[[^\]\n]+\]\(https?:\/\/[^)\s]+\)/.test(text);
}
