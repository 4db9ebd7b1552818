import { partsMeant } from '../../datasheets/parts/partsMeant.ts';
import type { Db } from '../../platform/database/connect.ts';
import { countGoods } from './goodsSearch.queries.ts';

/** The parts whose offers words find. Near ones stand in only where no offer has the words in its own names either. */
export async function goodsMeant(db: Db, keywords: string): Promise<{ meant: number[]; isNear: boolean }> {
  const { ids, isNear } = await partsMeant(db, keywords);
  if (!isNear) return { meant: ids, isNear };
  const isNamed = (await countGoods(db, keywords, [])) > 0;
  return isNamed ? { meant: [], isNear: false } : { meant: ids, isNear };
}
