import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { documents } from './documents.schema.ts';

/** Documents by number with what a list of visits shows, for other domains to join. */
export const documentNames = sql`(
  select d.id, d.title, d.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandCn", d.sha256 is not null as "isHosted",
    (select p.mpn from document_parts l join parts p on p.id = l.part_id where l.document_id = d.id order by p.mpn limit 1) as mpn
  from documents d join brands b on b.id = d.brand_id)`;

/** Whether there is such a document. */
export const isDocument = async (db: Db, id: number): Promise<boolean> => (await db.$count(documents, eq(documents.id, id))) > 0;
