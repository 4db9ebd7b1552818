import type { OperatorFact, OperatorPartDetail, PartCorrection } from '@chippage/api/types';
import type { Ctx } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { findPartFacts } from './parts.queries.ts';
import { correctPart, partFactsOf, tryCorrection, undoCorrection, wireValue } from './corrections/correctPart.ts';
import { type CorrectionRow, listCorrections, standingOf, valueIn } from './corrections/corrections.queries.ts';
import { factText } from './corrections/factShapes.ts';
import type { FactShape, FactValue } from './corrections/factValue.rules.ts';
import { listAllParts } from './operatorParts.queries.ts';

const isoOf = (time: string) => new Date(time).toISOString();
const isoOrNull = (time: string | null) => (time === null ? null : isoOf(time));

/** A part with all of its facts, where they are from, and what was corrected. */
async function detailOf({ db }: { db: Db }, id: number): Promise<OperatorPartDetail> {
  const [{ values, shapes }, listed, told, rows] = await Promise.all([
    partFactsOf({ db }, id),
    listAllParts(db, { id, limit: 1, offset: 0 }),
    findPartFacts(db, id),
    listCorrections(db, { partId: id }),
  ]);
  const part = listed.rows[0];
  if (!part || !told) throw notFound('器件');
  const standing = standingOf(rows);
  const shapeOf = new Map(shapes.map((shape) => [shape.field, shape]));
  const textOf = (field: string, value: FactValue | null) => (value === null ? null : factText(shapeOf.get(field) ?? { field, unit: null }, value));
  const toFact = ({ field, name, unit, kind, words }: FactShape): OperatorFact => {
    const correction = standing.get(field);
    const value = valueIn(values, field);
    return {
      field,
      name,
      unit,
      kind,
      choices: kind === 'choice' ? words.map((word) => ({ value: wireValue(word.value), label: word.label })) : [],
      value: wireValue(value),
      text: textOf(field, value),
      source: correction?.source ?? null,
      correctedTime: isoOrNull(correction?.madeAt ?? null),
    };
  };
  const toCorrection = ({ id: number, field, value, former, madeAt, undoneAt, source, reason, madeBy, undoneBy }: CorrectionRow): PartCorrection => ({
    id: number,
    field,
    name: shapeOf.get(field)?.name ?? field,
    from: textOf(field, former),
    to: textOf(field, value) ?? '',
    source,
    reason,
    madeBy,
    madeTime: isoOf(madeAt),
    undoneBy,
    undoneTime: isoOrNull(undoneAt),
    isStanding: standing.get(field)?.id === number,
  });
  return { ...part, facts: shapes.map(toFact), sources: told.sources, history: rows.map(toCorrection) };
}

/** Parts as operators find them and put their facts right. */
export const operatorPartHandlers = {
  async operatorParts({ db }, { isCorrected, keywords, ...page }) {
    const { rows, total } = await listAllParts(db, { keywords, isCorrected, ...pageOf(page) });
    return many(rows, total);
  },
  operatorPart: async (ctx, { id }) => one(await detailOf(ctx, id)),
  tryPartCorrection: async (ctx: Ctx, wish) => one(await tryCorrection(ctx, wish)),
  async correctPart(ctx, wish) {
    await correctPart(ctx, wish);
    return one(await detailOf(ctx, wish.id), '已更正');
  },
  undoPartCorrection: async (ctx, { id }) => one(await detailOf(ctx, await undoCorrection(ctx, id)), '已撤销'),
} satisfies Handlers<'operatorParts' | 'operatorPart' | 'tryPartCorrection' | 'correctPart' | 'undoPartCorrection'>;
