/** A piece of a text: words, or a web address in it. */
export interface TextPart {
  text: string;
  /** Where it leads; null: words. */
  href: string | null;
}

/** Cuts a text where the addresses stand that the server found in it. */
export function textParts(content: string, links: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let rest = content;
  // A longer address may begin with a shorter one.
  const known = links.toSorted((a, b) => b.length - a.length);
  while (rest !== '') {
    const places = known.map((link) => ({ link, at: rest.indexOf(link) })).filter(({ at }) => at >= 0);
    const [next] = places.toSorted((a, b) => a.at - b.at || b.link.length - a.link.length);
    if (!next) return [...parts, { text: rest, href: null }];
    if (next.at > 0) parts.push({ text: rest.slice(0, next.at), href: null });
    parts.push({ text: next.link, href: /^https?:/i.test(next.link) ? next.link : `https://${next.link}` });
    rest = rest.slice(next.at + next.link.length);
  }
  return parts;
}
