import type { BomLine, BomMatch, BomPart, BomWish } from '@chippage/api/types';
import { setImmediate } from 'node:timers/promises';
import { catalogueOf } from '../datasheets/parts/catalogue/catalogue.ts';
import type { Db } from '../platform/database/connect.ts';
import { findBomParts } from './bomParts.queries.ts';
import { type LineMatch, matchLine } from './matchLine.ts';

/** Lines after which other requests get their turn. */
const AT_A_TIME = 25;

/** The matches of lines by the numbers of parts, in their order. */
async function matchesOf(db: Db, lines: readonly BomWish[]): Promise<{ found: LineMatch[]; idOf: (row: number) => number }> {
  const searchable = await catalogueOf(db).current();
  const found: LineMatch[] = [];
  // The same text is looked for once: a list names its decoupling capacitor on many lines.
  const known = new Map<string, LineMatch>();
  for (const [at, line] of lines.entries()) {
    const { mpn, brand, value, footprint, description, designators } = line;
    const key = JSON.stringify([mpn, brand, value, footprint, description, designators.slice(0, 2)]);
    const match = known.get(key) ?? matchLine(searchable, line);
    known.set(key, match);
    found.push(match);
    if (at % AT_A_TIME === AT_A_TIME - 1) await setImmediate();
  }
  return { found, idOf: (row) => searchable.index.ids[row] ?? 0 };
}

/** What was found for each line, in their order. */
export async function matchLines(db: Db, lines: readonly BomWish[]): Promise<BomMatch[]> {
  const { found, idOf } = await matchesOf(db, lines);
  const parts = await findBomParts(db, [...new Set(found.flatMap(({ candidates }) => candidates.map(idOf)))]);
  const partOf = (row: number): BomPart | null => parts.get(idOf(row)) ?? null;
  return found.map(({ kind, confidence, doubt, row, candidates }) => ({
    kind,
    confidence,
    doubt,
    part: row < 0 ? null : partOf(row),
    candidates: candidates.flatMap((candidate) => partOf(candidate) ?? []),
  }));
}

/** The lines with a match in each that had none. */
export async function withMatches(db: Db, lines: readonly BomLine[]): Promise<BomLine[]> {
  const open = lines.filter(({ match }) => match === null);
  const { found, idOf } = await matchesOf(db, open);
  const matched = new Map(open.map((line, at) => [line, found[at]]));
  return lines.map((line) => {
    const match = matched.get(line);
    if (!match) return line;
    const { kind, confidence, doubt, row } = match;
    return { ...line, match: kind, confidence, doubt, partId: row < 0 ? null : idOf(row) };
  });
}
