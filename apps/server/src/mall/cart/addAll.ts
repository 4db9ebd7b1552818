import type { Ctx, Session } from '../../platform/context.ts';
import { findGoods } from '../goods/goods.queries.ts';
import { type Addition, addToLines } from './additions.rules.ts';
import { aloneWithCart, lockCartLines, writeCartLines } from './cart.queries.ts';

/** Puts goods into the member's cart, however many, in as many statements as one. @returns what kept some of them out */
export const addAll = (
  { db, session: { memberId }, clock }: Pick<Ctx<Session>, 'db' | 'session' | 'clock'>,
  additions: readonly Addition[],
  together: (there: number, more: number) => number,
): Promise<'full' | 'off_sale' | null> =>
  aloneWithCart(db, memberId, async (tx) => {
    const goods = await findGoods(
      tx,
      additions.map(({ goodsId }) => goodsId),
    );
    const { rows, refused } = addToLines(additions, { lines: await lockCartLines(tx, memberId), goods, together, now: clock.now() });
    await writeCartLines(tx, memberId, rows);
    return refused;
  });
