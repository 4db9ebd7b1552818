import { seeded } from '../../../platform/seeded.ts';
import { historyRows } from './historyRows.ts';
import type { SampleFirm } from './firms.ts';
import { basicRows } from './basicRows.ts';
import { courtRows } from './courtRows.ts';
import { enforcementRows } from './enforcementRows.ts';
import { operationRows } from './operationRows.ts';
import { propertyRows } from './propertyRows.ts';

/** A row as the provider writes it. */
export type RawRow = Record<string, unknown>;

/** What a row is made from. */
export interface RowMaking {
  firm: SampleFirm;
  /** From 0. */
  n: number;
  /** From 0 up to 1, the same on every machine. */
  random: () => number;
  pick: <T>(items: readonly T[]) => T;
  /** The day of the row, or so many days later: `2021-03-05`. */
  day: (later?: number) => string;
  /** The same as milliseconds: the provider writes both. */
  ms: (later?: number) => number;
}

/** How many rows a table of a usual company has at most, and how often it has any. */
export interface RowSource {
  most: number;
  chance: number;
  /** Rows of the company whose every table is filled. */
  full: number;
  row: (making: RowMaking) => RawRow;
}

const sources: Readonly<Record<string, RowSource>> = { ...basicRows, ...courtRows, ...enforcementRows, ...operationRows, ...propertyRows, ...historyRows };

const hash = (text: string) => [...text].reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7);

/** Rarer than this is what nobody trades with: the companies that trade on this portal have none of it. */
const RARE = 0.11;

function countOf(path: string, { kind, id, isTrading }: SampleFirm, { most, chance, full }: RowSource): number {
  if (kind === 'silent' || (isTrading && chance < RARE)) return 0;
  if (kind === 'full') return full;
  const random = seeded(hash(path) ^ id);
  return random() < chance ? 1 + Math.floor(random() * most) : 0;
}

const DAY = 86_400_000;
/** The newest rows are of this day. */
const NEWEST = Date.parse('2026-08-20T00:00:00+08:00');

function making(path: string, firm: SampleFirm, n: number): RowMaking {
  const random = seeded(hash(`${path}#${n}`) ^ firm.id);
  // The newest first, over eight years at most.
  const step = Math.min(260, 2900 / (sources[path]?.full ?? 1));
  const at = NEWEST - Math.round(n * step + random() * step) * DAY;
  const ms = (later = 0) => at + later * DAY;
  const day = (later?: number) => new Date(ms(later) + DAY / 3).toISOString().slice(0, 10);
  return { firm, n, random, day, ms, pick: (items) => items[Math.floor(random() * items.length)] ?? items[0]! };
}

/** All rows of a table of a company. */
export function rawRows(path: string, firm: SampleFirm): RawRow[] {
  const source = sources[path];
  if (!source) return [];
  return Array.from({ length: countOf(path, firm, source) }, (_, n) => source.row(making(path, firm, n)));
}
