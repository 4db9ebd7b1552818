import { dateCodeDoubt } from '@chippage/api/dateCode';
import { briefOf, companyOf } from '../../enterprise/companyOf.ts';
import { foundedYears } from '../../datasheets/parts/brandNames.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { type BoardRecord, toBoardRow } from './board.rules.ts';
import { depthOf, findRow, listBoard, listCounterparts, listNewest } from './board.queries.ts';

import { photosOf } from './photos.queries.ts';

type BoardOperation = 'boardRows' | 'newestBoardRows' | 'boardRow';

/** The company of whoever reads, verified or not; null for visitors and members without one. */
export const readerOf = async ({ db, session }: Pick<Ctx<Session | null>, 'db' | 'session'>): Promise<number | null> =>
  session ? ((await companyOf(db, session.memberId))?.id ?? null) : null;

/** Rows as a reader may know them. */
export async function shownRows(db: Db, rows: readonly BoardRecord[], reader: number | null) {
  const briefs = await briefOf(
    db,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  return rows.map((row) => toBoardRow(row, briefs.get(row.enterpriseId), reader));
}

/** What everybody reads of the board. */
export const boardHandlers = {
  async boardRows(ctx, { pageIndex, pageSize, ...wish }) {
    const { db, clock } = ctx;
    const now = clock.now();
    const reader = await readerOf(ctx);
    const key = partKey(wish.keywords);
    const isExact = wish.match === 'exact' && key !== '';
    const [{ rows, total, isMore }, depth] = await Promise.all([
      listBoard(db, { wish, reader, ...pageOf({ pageIndex, pageSize }) }, now),
      isExact ? depthOf(db, { model: wish.keywords.trim().toUpperCase(), modelKey: key }, reader, now) : null,
    ]);
    return { code: 1, msg: '', data: await shownRows(db, rows, reader), totalRecord: total, isMore, depth };
  },

  async newestBoardRows(ctx, { type, size }) {
    const { db, clock } = ctx;
    // The rows are the same for everybody: nobody's blocks count. Only what is one's own is said to whoever is logged in.
    return many(await shownRows(db, await listNewest(db, { type, size }, clock.now()), await readerOf(ctx)));
  },

  async boardRow(ctx, { id }) {
    const { db, clock } = ctx;
    const now = clock.now();
    const reader = await readerOf(ctx);
    const row = await findRow(db, id, reader);
    const [shown, depth, others, founded, photos] = await Promise.all([
      shownRows(db, [row], reader),
      depthOf(db, row, reader, now),
      listCounterparts(db, row, reader, now),
      foundedYears(db, row.brandId === null ? [] : [row.brandId]),
      photosOf(db, id),
    ]);
    const [own] = shown;
    if (!own) throw new Error('the row was not shown');
    return one({
      ...own,
      remark: row.remark,
      createTime: row.createdAt.toISOString(),
      dateCodeDoubt: row.dateCode === null ? null : dateCodeDoubt(row.dateCode, { now, foundedYear: founded.get(row.brandId ?? 0) }),
      photos,
      depth,
      counterparts: await shownRows(db, others, reader),
    });
  },
} satisfies Handlers<BoardOperation>;
