import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/database/connect.ts';
import { goods } from './goods.schema.ts';

/** Goods by number with what a list of visits shows, for other domains to join. */
export const goodsNames = new QueryBuilder({ casing: 'snake_case' })
  .select({ id: goods.id, mpn: goods.mpn, updatedAt: goods.updatedAt })
  .from(goods)
  .as('goods_names');

/** Whether there are such goods. */
export const isGoods = async (db: Db, id: number): Promise<boolean> => (await db.$count(goods, eq(goods.id, id))) > 0;
