import { audit } from '../../platform/audit.queries.ts';
import type { Platform } from '../../platform/context.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import { findCameOut, lockOwn, updateOwn } from './ownArticles.queries.ts';

const QUEUE = 'news.schedule';
const AT_ONCE = 100;

/** Tells writers that their article came out when its time came. Readers do not wait for this: they see it from that moment on. */
export async function announceArticles({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  const ids = await findCameOut(db, now, AT_ONCE);
  for (const id of ids)
    await db.transaction(async (tx) => {
      const { own, standing } = await lockOwn(tx, 'anybody', id, now);
      if (own.announcedAt !== null || standing.state !== 'PUBLISHED') return;
      await updateOwn(tx, id, { announcedAt: now });
      await audit(
        { db: tx, clock, ip: '', uuid: '', requestId: '' },
        { event: 'article.come_out', outcome: 'ok', memberId: own.memberId, detail: { article: id } },
      );
      const body = `文章《${own.title}》到了预约的时间，读者现在看得到。`;
      await giveNotice(tx, { memberId: own.memberId, kind: 'review', href: `/news/article-details/${id}`, title: '文章已发布', body }, now);
    });
  return ids.length;
}

/** Looks every minute which scheduled articles came out. */
export function registerArticleJob(platform: Platform): void {
  platform.jobs.handle(QUEUE, async () => void (await announceArticles(platform)), { everyCron: '* * * * *' });
}
