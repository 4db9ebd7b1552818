import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

/** Sets counts right that an erased account, or a restored backup, left behind; writes only rows that differ. */
export async function recount(db: Db): Promise<void> {
  await db.execute(sql`
    update article_counters k set likes = n.likes, comments = n.comments
    from (
      select a.id, (select count(*)::int from likes l where l.kind = 'article' and l.thing_id = a.id) as likes,
        (select count(*)::int from comments m where m.article_id = a.id and m.state in ('shown', 'folded')) as comments
      from articles a
    ) n
    where n.id = k.article_id and (k.likes, k.comments) is distinct from (n.likes, n.comments)`);
  await db.execute(sql`
    update comments m set likes = n.likes
    from (select c.id, (select count(*)::int from likes l where l.kind = 'comment' and l.thing_id = c.id) as likes from comments c) n
    where n.id = m.id and m.likes <> n.likes`);
}
