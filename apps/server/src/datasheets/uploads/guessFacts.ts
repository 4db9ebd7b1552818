import { partKey } from '../parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PdfFacts } from '../../platform/parsing/pdf/pdfFacts.ts';
import { findNamedParts } from './uploads.queries.ts';

/** What a file itself says, for the member to correct. */
export interface GuessedFacts {
  title: string;
  language: 'zh' | 'en';
  brandId: number | null;
  mpns: string[];
}

const WORDS_MAX = 400;
const MPNS_MAX = 10;

/** Words that may be part numbers: letters and digits, at least five of them. */
function candidates(text: string): string[] {
  const words = text.match(/[A-Z0-9][A-Z0-9./+-]{4,39}/gi) ?? [];
  const keys = words.map(partKey).filter((key) => key.length >= 5 && /\d/.test(key) && /[A-Z]/.test(key));
  return [...new Set(keys)].slice(0, WORDS_MAX);
}

/** Reads brand and part numbers out of a file by what the catalogue knows: the brand that most of them belong to. */
export async function guessFacts(db: Db, { title, text }: PdfFacts): Promise<GuessedFacts> {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const language = chinese > text.length / 50 ? 'zh' : 'en';
  const rows = await findNamedParts(db, candidates(`${title}\n${text}`));
  const counts = new Map<number, number>();
  for (const { brandId } of rows) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const brandId = best?.[0] ?? null;
  const mpns = rows.filter((row) => row.brandId === brandId).map(({ mpn }) => mpn);
  return { title, language, brandId, mpns: mpns.slice(0, MPNS_MAX) };
}
