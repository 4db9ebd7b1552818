import type { OperatorPart } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { literalLike } from '../../platform/database/literalLike.ts';

interface Wish {
  keywords?: string;
  isCorrected?: boolean | undefined;
  /** One part only. */
  id?: number;
  limit: number;
  offset: number;
}

type Row = Omit<OperatorPart, 'updateTime'> & { updatedAt: string } & Record<string, unknown>;

const isStanding = sql`exists (select from part_corrections k where k.part_id = p.id and k.undone_at is null)`;
const tables = sql`parts p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id left join categories t on t.id = c.parent_id`;

/** A page of all parts of which every word is in the MPN, the brand or the category, by MPN. */
export async function listAllParts(db: Db, { keywords = '', isCorrected, id, limit, offset }: Wish): Promise<{ rows: OperatorPart[]; total: number }> {
  const words = keywords.split(/\s+/).filter((word) => word !== '');
  const where = sql.join(
    [
      sql`true`,
      ...(id === undefined ? [] : [sql`p.id = ${id}`]),
      ...(isCorrected === undefined ? [] : [sql`${isStanding} = ${isCorrected}`]),
      ...words.map((word) => {
        const like = literalLike(word);
        return sql`(p.mpn ilike ${like} or b.name ilike ${like} or b.name_cn ilike ${like} or c.name ilike ${like} or t.name ilike ${like})`;
      }),
    ],
    sql` and `,
  );
  const [{ rows }, counted] = await Promise.all([
    db.execute<Row>(sql`
      select p.id, p.mpn, p.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", c.name as "categoryName", p.package_case as "packageCase",
        (select count(distinct k.field) from part_corrections k where k.part_id = p.id and k.undone_at is null)::int as "correctedFacts", p.updated_at as "updatedAt"
      from ${tables} where ${where} order by p.mpn_key collate "C", p.mpn collate "C", p.id limit ${limit} offset ${offset}`),
    db.execute<{ total: string }>(sql`select count(*) as total from ${tables} where ${where}`),
  ]);
  return { rows: rows.map(({ updatedAt, ...row }) => ({ ...row, updateTime: new Date(updatedAt).toISOString() })), total: Number(counted.rows[0]?.total ?? 0) };
}
