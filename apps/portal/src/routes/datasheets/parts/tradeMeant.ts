import { cleanKeywords } from '../../../page/cleanKeywords.ts';

/** What the older address of a trade detail names. */
export type TradeMeant = { document: number } | { part: number } | { mpn: string } | { keywords: string };

function idIn(text: string | null): number | null {
  const id = Number(text);
  return /^\d{1,16}$/.test(text ?? '') && Number.isSafeInteger(id) && id >= 1 ? id : null;
}

/** Reads what an address names: a document, a part, its number or words, the most certain first; null when it names nothing that can be read. */
export function tradeMeant(search: URLSearchParams): TradeMeant | null {
  const document = idIn(search.get('id'));
  if (document !== null) return { document };
  const part = idIn(search.get('partId'));
  if (part !== null) return { part };
  const mpn = cleanKeywords(search.get('model') ?? '');
  if (mpn !== '') return { mpn };
  const keywords = cleanKeywords(search.get('keywords') ?? '');
  return keywords === '' ? null : { keywords };
}

/** The one part with exactly this number, however it is written; undefined when none has it, or several makers' parts do. */
export function onlyPartOf<Part extends { mpn: string }>(parts: readonly Part[], mpn: string): Part | undefined {
  const same = parts.filter((part) => part.mpn.toUpperCase() === mpn.toUpperCase());
  return same.length === 1 ? same[0] : undefined;
}
