import { sql } from 'drizzle-orm';
import type { Db } from '../src/platform/database/connect.ts';

/** Numbers of things that tests keep, follow and read. */
export interface TestThings {
  brandId: number;
  agentId: number;
  partId: number;
  documentId: number;
}

/** A maker with one part and its datasheet, and a distributor. */
export async function insertThings(db: Db, name = '例芯半导体'): Promise<TestThings> {
  const idOf = async (query: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ id: number }>(query);
    return rows[0]?.id ?? 0;
  };
  const latin = `Example ${name}`;
  await db.execute(sql`insert into categories (id, no, name, name_en) values ('mcu', 1, '单片机', 'MCU') on conflict do nothing`);
  const brandId = await idOf(
    sql`insert into brands (name, name_cn, initial, is_domestic, aliases, origin) values (${latin}, ${name}, 'E', true, '{}', 'sample') returning id`,
  );
  const agentId = await idOf(
    sql`insert into agents (name, website, kind, initial, origin) values (${`${latin} Agent`}, 'www.example.com', 'catalog', 'E', 'sample') returning id`,
  );
  const partId = await idOf(sql`
    insert into parts (brand_id, category_id, mpn, mpn_key, lifecycle, params, is_pattern, source, popularity, origin, revision)
    values (${brandId}, 'mcu', 'EX32F103', 'EX32F103', 'active', '{}', false, 'sample', 1, 'sample', 1) returning id`);
  const documentId = await idOf(
    sql`insert into documents (brand_id, title, language, sha256) values (${brandId}, 'EX32F103 数据手册', 'zh', 'x') returning id`,
  );
  await db.execute(sql`insert into document_parts (document_id, part_id) values (${documentId}, ${partId})`);
  return { brandId, agentId, partId, documentId };
}
