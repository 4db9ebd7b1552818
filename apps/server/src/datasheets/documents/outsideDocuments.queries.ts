import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

/**
 * Gives the parts of a revision a document for their makers' datasheet address: one per address and brand. Links to
 * addresses that a part no longer has go away, and so do documents that no part has any more.
 * @param tx The transaction that wrote the parts.
 */
export async function linkOutsideDocuments(tx: Db, revision: number): Promise<void> {
  await tx.execute(sql`
    insert into documents (brand_id, title, language, outside_url, host)
    select brand_id, (array_agg(mpn order by length(mpn), mpn))[1] || ' 数据手册',
      case when datasheet_url ~* '(/zh|_zh|/cn/|_cn|-cn)[-_./]' then 'zh' else 'en' end, datasheet_url, lower(substring(datasheet_url from '^[a-z]+://(?:[^/@]*@)?([^/:?#]+)'))
    from parts where revision = ${revision} and datasheet_url is not null
    group by brand_id, datasheet_url order by min(id)
    on conflict (brand_id, outside_url) where outside_url is not null do nothing`);
  await tx.execute(sql`
    with gone as (
      delete from document_parts l using documents d, parts p
      where p.revision = ${revision} and l.part_id = p.id and d.id = l.document_id and d.outside_url is not null
        and (d.outside_url is distinct from p.datasheet_url or d.brand_id <> p.brand_id)
      returning l.document_id, l.part_id
    )
    delete from documents d where d.id in (select document_id from gone)
      and not exists (select from document_parts l where l.document_id = d.id and not exists (select from gone where gone.document_id = l.document_id and gone.part_id = l.part_id))`);
  await tx.execute(sql`
    insert into document_parts (document_id, part_id)
    select d.id, p.id from parts p join documents d on d.brand_id = p.brand_id and d.outside_url = p.datasheet_url
    where p.revision = ${revision} on conflict do nothing`);
}
