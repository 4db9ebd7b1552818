import type { Lifecycle } from '@chippage/api/types';
import { lineState } from '../bom-lines/bomLine.ts';
import type { BomTableRow } from '../bom-page/bomWork.ts';

/** What endangers the supply of a line, the worst first. */
export const riskKinds = ['unmatched', 'ending', 'unsold', 'empty', 'short', 'single', 'uncounted'] as const;
/** One of them: no part, given up by its maker, nobody sells it, none in stock, fewer than needed, one seller alone, not known how many are needed. */
export type RiskKind = (typeof riskKinds)[number];

/** A line with what endangers its supply. */
export interface LineRisk {
  row: BomTableRow;
  kinds: RiskKind[];
  /** Stock over need, e.g. 12 times; null when either is not known. */
  depth: number | null;
  /** Sellers; null while they were not asked. */
  sellers: number | null;
  level: 'high' | 'medium' | 'low';
}

const ending: ReadonlySet<Lifecycle> = new Set(['nrnd', 'last_buy', 'eol', 'obsolete']);
const high: ReadonlySet<RiskKind> = new Set(['unmatched', 'ending', 'unsold', 'empty']);

/** Judges a line by what is known; what is not known of its part endangers nothing and is shown as unknown. */
export function lineRisk(row: BomTableRow): LineRisk {
  const { part, offer, need } = row;
  const sellers = offer === null ? null : offer.offers;
  const stock = offer?.goods?.stock ?? null;
  const depth = stock === null || need === null || need === 0 ? null : stock / need;
  const kinds = riskKinds.filter((kind) => {
    if (kind === 'unmatched') return part === null;
    if (kind === 'ending') return part !== null && ending.has(part.lifecycle);
    if (kind === 'unsold') return sellers === 0;
    if (kind === 'empty') return stock === 0;
    if (kind === 'short') return depth !== null && depth > 0 && depth < 1;
    if (kind === 'uncounted') return need === null;
    return sellers === 1;
  });
  const level = kinds.some((kind) => high.has(kind)) ? 'high' : kinds.length > 0 ? 'medium' : 'low';
  return { row, kinds, depth, sellers, level };
}

const order = { high: 0, medium: 1, low: 2 };

/** The lines that are to be bought, those in most danger first. */
export const risksOf = (rows: readonly BomTableRow[]): LineRisk[] =>
  rows
    .filter(({ line }) => lineState(line) !== 'skipped')
    .map(lineRisk)
    .toSorted((a, b) => order[a.level] - order[b.level] || b.kinds.length - a.kinds.length || a.row.at - b.row.at);

/** How many lines come from makers of which country, the most first; null: not known. */
export function countriesOf(risks: readonly LineRisk[]): { country: string | null; lines: number }[] {
  const counts = new Map<string | null, number>();
  for (const { row } of risks) if (row.part) counts.set(row.part.country, (counts.get(row.part.country) ?? 0) + 1);
  return [...counts].map(([country, lines]) => ({ country, lines })).toSorted((a, b) => b.lines - a.lines);
}
