import type { Pin } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

/** The pins of a part as one document says them: a sure one first, then the newest revision. A count of pins that was corrected since leaves none sure. */
export async function findPinout(db: Db, partId: number): Promise<Pin[]> {
  const { rows } = await db.execute<Record<string, unknown> & Pin>(sql`
    select n.number, n.name, n.description, n.document_id as "documentId", n.page,
      n.is_sure and count(*) over () = coalesce(p.pins, 0) as "isSure"
    from part_pins n join parts p on p.id = n.part_id
    where n.part_id = ${partId} and n.document_id = (
      select m.document_id from part_pins m join documents d on d.id = m.document_id
      where m.part_id = ${partId} and d.taken_down_at is null
      order by m.is_sure desc, d.published_on desc nulls last, d.id limit 1)
    order by n.number`);
  return rows;
}
