/** A piece of a text: an address that becomes a link, or words. */
export interface LinkedPart {
  text: string;
  /** Null: words. */
  href: string | null;
}

const LINK = /(?:https?:\/\/|www\.)[^\s<>"'“”‘’（）《》【】，。；！？、]+/giu;
/** What ends a sentence rather than an address. */
const TAIL = /[.,;:!?)\]]+$/;

/** Parts a text at the addresses in it. */
export function linkedParts(text: string): LinkedPart[] {
  const parts: LinkedPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(LINK)) {
    const address = found.replace(TAIL, '');
    if (index > from) parts.push({ text: text.slice(from, index), href: null });
    parts.push({ text: address, href: /^www\./i.test(address) ? `https://${address}` : address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null });
  return parts;
}
