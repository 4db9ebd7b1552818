import type { BoardForm } from '@chippage/api/types';
import { seeded } from '../../platform/seeded.ts';
import { toFacts } from '../board/board.rules.ts';
import type { boardRows } from '../board/board.schema.ts';
import { demandForm, pick, supplyForm, type TradedPart } from './sampleForms.ts';
import { type SampleTrader, sampleTraders } from './sampleTraders.ts';

/** Numbers of rows below this are the sample's. */
export const FIRST_OWN_ROW = 1_000_000;
/** How much the sample offers and wants. */
const SUPPLIES = 3000;
const DEMANDS = 400;

const DAY = 86_400_000;
/** In a small catalogue everything is soon taken: then there are fewer rows. */
const MOST_TRIES = 200;

/** A row of the sample with what its quotes are made from. */
export interface SampleRow {
  row: typeof boardRows.$inferInsert & { id: number; createdAt: Date; refreshedAt: Date };
  part: TradedPart;
  trader: SampleTrader;
}

/** Which company is next: each as often as its share says. */
function traderOf(share: 'supply' | 'demand', at: number): SampleTrader {
  let left = at * sampleTraders.reduce((sum, trader) => sum + trader[share], 0);
  const found = sampleTraders.find((trader) => (left -= trader[share]) < 0);
  if (!found) throw new Error('shares add up to less than one');
  return found;
}

/** How often a row of the sample is brought up again: a day before it would run out. */
export const cycleOf = (days: number): number => days - 1;

function rowOf(id: number, part: TradedPart, trader: SampleTrader, { form, random, now }: { form: BoardForm; random: () => number; now: Date }): SampleRow {
  const facts = toFacts(form, part);
  const refreshedAt = new Date(now.getTime() - random() * cycleOf(facts.days) * DAY);
  const renewCount = Math.floor(random() * 4);
  const row = {
    ...facts,
    id,
    enterpriseId: trader.id,
    memberId: null,
    state: 'live' as const,
    quoteCount: 0,
    renewCount,
    createdAt: new Date(refreshedAt.getTime() - renewCount * cycleOf(facts.days) * DAY),
    refreshedAt,
    expiresAt: new Date(refreshedAt.getTime() + facts.days * DAY),
  };
  return { row, part, trader };
}

/** Few parts are traded by all, most by one. @param at From 0 up to 1. */
const partAt = (parts: readonly TradedPart[], at: number): TradedPart => pick(parts, at ** 2.2);

/**
 * What the companies of the sample offer and want, the same from the same parts at the same moment.
 * @param parts The best known first.
 */
export function sampleRows(parts: readonly TradedPart[], now: Date): SampleRow[] {
  const random = seeded(20_251_111);
  const taken = new Set<string>();
  const make = (id: number, type: 0 | 1): SampleRow[] => {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const [part, trader] = [partAt(parts, random()), traderOf(type === 0 ? 'supply' : 'demand', random())];
      // A company has a number once on each side.
      const key = `${type} ${part.id} ${trader.id}`;
      if (taken.has(key)) continue;
      taken.add(key);
      const form = type === 0 ? supplyForm(part, trader, random, now) : demandForm(part, trader, random, now);
      return [rowOf(id, part, trader, { form, random, now })];
    }
    return [];
  };
  return Array.from({ length: SUPPLIES + DEMANDS }, (_, at) => make(at + 1, at < SUPPLIES ? 0 : 1)).flat();
}
