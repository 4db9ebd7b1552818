import type { PromotedThing } from './promotions.rules.ts';
import { advertisedGoods } from '../../mall/goods/advertisedGoods.queries.ts';
import { membersWith } from '../../enterprise/companyOf.ts';
import { trimUnitPrice } from '../../mall/money.ts';
import type { Db } from '../../platform/database/connect.ts';
import { findSupplies } from './promotions.queries.ts';
import type { PromotionRecord } from './promotions.rules.ts';

/** Something to advertise. */
export type Named = Pick<PromotionRecord, 'enterpriseId' | 'kind' | 'thingId'>;

const keyOf = ({ kind, thingId }: Pick<Named, 'kind' | 'thingId'>) => `${kind} ${thingId}`;

/** Who may sell for companies, by member. */
async function sellersOf(db: Db, enterpriseIds: readonly number[]): Promise<Map<number, ReadonlySet<number>>> {
  const each = [...new Set(enterpriseIds)];
  return new Map(await Promise.all(each.map(async (id) => [id, new Set(await membersWith(db, id, 'stock.edit'))] as const)));
}

/** What is advertised as it can be had now, and only where it still is the company's own. */
export async function findThings(db: Db, all: readonly Named[], now: Date): Promise<(named: Named) => PromotedThing | undefined> {
  const idsOf = (kind: Named['kind']) => all.filter((each) => each.kind === kind).map(({ thingId }) => thingId);
  const ofGoods = all.filter(({ kind }) => kind === 'goods');
  const [supplies, goods, sellers] = await Promise.all([
    findSupplies(db, idsOf('supply'), now),
    advertisedGoods(db, idsOf('goods')),
    sellersOf(
      db,
      ofGoods.map(({ enterpriseId }) => enterpriseId),
    ),
  ]);
  const things = new Map<string, PromotedThing>();
  for (const named of all) {
    const base = { kind: named.kind, thingId: named.thingId };
    const supply = named.kind === 'supply' ? supplies.get(named.thingId) : undefined;
    if (supply?.enterpriseId === named.enterpriseId) {
      const { model, brandName, quantity, price, currency } = supply;
      things.set(keyOf(named), { ...base, model, brandName, quantity, price: price === null ? null : trimUnitPrice(price), currency });
    }
    const sold = named.kind === 'goods' ? goods.get(named.thingId) : undefined;
    if (sold && sold.memberId !== null && sellers.get(named.enterpriseId)?.has(sold.memberId)) {
      const { model, brandName, stock, price, currency } = sold;
      things.set(keyOf(named), { ...base, model, brandName, quantity: stock, price, currency });
    }
  }
  return (named) => things.get(keyOf(named));
}
