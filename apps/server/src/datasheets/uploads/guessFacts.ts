import type { DocumentType } from '@chippage/api/types';
import { partKey } from '../parts/partKey.ts';
import { readBrandIds } from '../parts/import/importBrands.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { PdfFacts } from '../../platform/parsing/pdf/pdfFacts.ts';
import { findNamedParts } from './uploads.queries.ts';
import { brandNamedIn, guessKind, mpnsOfTitle } from './uploads.rules.ts';

/** What a file itself says, for the member to correct. */
export interface GuessedFacts {
  title: string;
  docType: DocumentType;
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

/** Reads kind, brand and part numbers out of a file: part numbers that the catalogue knows and the brand that most of them belong to; without any, the brand that is named and what the title calls the part. */
export async function guessFacts(db: Db, { title, text }: PdfFacts): Promise<GuessedFacts> {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const language = chinese > text.length / 50 ? 'zh' : 'en';
  const rows = await findNamedParts(db, candidates(`${title}\n${text}`));
  const counts = new Map<number, number>();
  for (const { brandId } of rows) counts.set(brandId, (counts.get(brandId) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const brandId = best?.[0] ?? brandNamedIn(`${title}\n${text}`, await readBrandIds(db));
  const mpns = rows.filter((row) => row.brandId === brandId).map(({ mpn }) => mpn);
  // A part that the catalogue does not have yet is named by the title at least.
  const proposed = mpns.length > 0 ? mpns : mpnsOfTitle(title);
  return { title, docType: guessKind({ title, text }), language, brandId, mpns: proposed.slice(0, MPNS_MAX) };
}
