import type { Operations } from '@chippage/api/operations';
import { audit } from '../../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/connect.ts';
import { notFound } from '../../../platform/errors.ts';
import { isPageAddress } from '../../../platform/webAddress.ts';
import { catalogueOf } from '../catalogue/catalogue.ts';
import { advanceCatalogue } from '../catalogueWrites.queries.ts';
import { correctedMeanwhileFailure, noSuchFactFailure, notStandingFailure, sameValueFailure, wrongFactFailure } from './corrections.errors.ts';
import { insertCorrection, listCorrections, markUndone, type PartValues, readPartValues, standingOf, valueIn, writeValue } from './corrections.queries.ts';
import { factName, factShapes, factText } from './factShapes.ts';
import { doubtOf, type FactShape, type FactValue, limitProblem, readFactValue } from './factValue.rules.ts';

const UNKNOWN = '未知';

type Wish = Operations['correctPart']['input']['body'];

/** A change that could be made. */
interface Change {
  shape: FactShape;
  from: FactValue | null;
  to: FactValue;
}

/** A value on the wire, as stored; nothing stands for what is not known. */
export const wireValue = (value: FactValue | null): string => (value === null ? '' : String(value));

/** The part with what its facts may be, or 404. */
export async function partFactsOf({ db }: { db: Db }, partId: number): Promise<{ values: PartValues; shapes: FactShape[] }> {
  const values = await readPartValues(db, partId);
  if (!values) throw notFound('器件');
  const { index } = await catalogueOf(db).current();
  return { values, shapes: factShapes(index, values.categoryId, Object.keys(values.params)) };
}

/** Reads a value as typed and tells what would change; refuses what cannot be. */
function changeOf({ values, shapes }: { values: PartValues; shapes: FactShape[] }, field: string, typed: string): Change {
  const shape = shapes.find((candidate) => candidate.field === field);
  if (!shape) throw noSuchFactFailure();
  const read = readFactValue(shape, typed);
  if ('problem' in read) throw wrongFactFailure('value', read.problem);
  const from = valueIn(values, field);
  const to = read.value;
  if (from === to || (from === null && to === 'unknown')) throw sameValueFailure(shape.name, factText(shape, to));
  const problem = limitProblem(shapes, (other) => valueIn(values, other), field, to);
  if (problem !== null) throw wrongFactFailure('value', problem);
  return { shape, from, to };
}

/** Both values in words, as operators read the log. */
const namedChange = (shape: Pick<FactShape, 'field' | 'unit'>, from: FactValue | null, to: FactValue | null) => ({
  from: from === null ? UNKNOWN : factText(shape, from),
  to: to === null ? UNKNOWN : factText(shape, to),
});

/** What a correction would change, for the question before it. */
export async function tryCorrection(ctx: Ctx, { id, field, value }: Pick<Wish, 'id' | 'field' | 'value'>) {
  const { shape, from, to } = changeOf(await partFactsOf(ctx, id), field, value);
  return { name: shape.name, from: from === null ? null : factText(shape, from), to: factText(shape, to), doubt: doubtOf(shape, to) };
}

/** Corrects a fact; of two corrections at once the second is told of the first. */
export async function correctPart(ctx: Ctx<Session>, { id, field, value, was, source: typedSource, reason: typedReason }: Wish): Promise<void> {
  const [source, reason] = [typedSource.trim(), typedReason.trim()];
  if (source.length < 2) throw wrongFactFailure('source', '请写出处：网页地址，或者文件的名称和页码');
  if (/^https?:/i.test(source) && !isPageAddress(source)) throw wrongFactFailure('source', '这个网址不完整，请从浏览器里复制');
  if (reason.length < 2) throw wrongFactFailure('reason', '请写出原因，至少 2 个字');
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  // Looked up before the lock: who builds the index must not wait for whoever holds it.
  const { shapes } = await partFactsOf(ctx, id);
  await ctx.db.transaction(async (tx) => {
    // From here on nobody else writes parts.
    const revision = await advanceCatalogue(tx);
    const values = await readPartValues(tx, id);
    if (!values) throw notFound('器件');
    const shape = shapes.find((candidate) => candidate.field === field);
    const present = valueIn(values, field);
    if (shape && wireValue(present) !== was) throw correctedMeanwhileFailure(shape.name, present === null ? UNKNOWN : factText(shape, present));
    const change = changeOf({ values, shapes }, field, value);
    const standing = standingOf(await listCorrections(tx, { partId: id })).get(field);
    await insertCorrection(tx, {
      partId: id,
      field,
      value: change.to,
      former: change.from,
      catalogue: standing ? standing.catalogue : change.from,
      source,
      reason,
      madeBy: memberId,
      madeAt: now,
    });
    await writeValue(tx, { partId: id, field, value: change.to, revision, now });
    await audit(
      { ...ctx, db: tx },
      {
        event: 'part.correct',
        outcome: 'ok',
        memberId,
        detail: { part: id, field: change.shape.name, ...namedChange(change.shape, change.from, change.to), source, reason },
      },
    );
  });
}

/** Undoes the correction of a fact that holds: the one before it holds again, or what the sources say. @returns the part's number */
export async function undoCorrection(ctx: Ctx<Session>, id: number): Promise<number> {
  const now = ctx.clock.now();
  const { memberId } = ctx.session;
  const { index } = await catalogueOf(ctx.db).current();
  return ctx.db.transaction(async (tx) => {
    const revision = await advanceCatalogue(tx);
    const [asked] = await listCorrections(tx, { id });
    if (!asked) throw notFound('更正');
    const { partId, field, catalogue } = asked;
    const standing = standingOf(await listCorrections(tx, { partId })).get(field);
    if (standing?.id !== id || !(await markUndone(tx, id, { memberId, now }))) throw notStandingFailure();
    const before = standingOf(await listCorrections(tx, { partId })).get(field);
    const value = before ? before.value : catalogue;
    await writeValue(tx, { partId, field, value, revision, now });
    const named = factName(index, field);
    await audit(
      { ...ctx, db: tx },
      { event: 'part.correction_undo', outcome: 'ok', memberId, detail: { part: partId, field: named.name, ...namedChange(named, asked.value, value) } },
    );
    return partId;
  });
}
