const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** Whether every word that was typed stands somewhere in the command, in any order. */
export function matchesCommand({ text, keywords = '', description = '' }: { text: string; keywords?: string; description?: string }, typed: string): boolean {
  const all = plain(`${text} ${keywords} ${description}`);
  return plain(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
