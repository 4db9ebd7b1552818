import { sql } from 'drizzle-orm';
import { readArticle } from '../src/news/articles/articleText.ts';
import { writeArticle } from '../src/news/articles/articleWrites.queries.ts';
import { type articles, newsAuthors, newsChannels } from '../src/news/news.schema.ts';
import type { Db } from '../src/platform/database/connect.ts';

/** A channel and an author of a test. */
export interface TestDesk {
  channelId: number;
  authorId: number;
}

let count = 0;

/** A channel, and an author who may be a member. */
export async function insertDesk(
  db: Db,
  { memberId = null, parentId = null, name = '电源' }: { memberId?: number | null; parentId?: number | null; name?: string } = {},
): Promise<TestDesk> {
  const no = ++count;
  const [channel] = await db
    .insert(newsChannels)
    .values({ key: `c${no}`, name, description: '', parentId, position: no })
    .returning({ id: newsChannels.id });
  const [author] = await db
    .insert(newsAuthors)
    .values({ key: `a${no}`, name: `作者${no}`, field: '电源', intro: '', isSample: true, memberId })
    .returning({ id: newsAuthors.id });
  return { channelId: channel?.id ?? 0, authorId: author?.id ?? 0 };
}

interface Wish extends TestDesk {
  title?: string;
  summary?: string;
  markdown?: string;
  tags?: string[];
  state?: (typeof articles)['$inferInsert']['state'];
  publishTime?: Date;
  isPinned?: boolean;
}

/** An article, published an hour ago unless said otherwise. */
export async function insertArticle(db: Db, now: Date, wish: Wish): Promise<number> {
  const {
    title = '怎样选择低压差稳压器',
    summary = '看压差、噪声和热阻。',
    markdown = '## 一\n\n正文。',
    tags = [],
    state = 'PUBLISHED',
    isPinned = false,
    ...desk
  } = wish;
  const { blocks, plainText, mpns } = readArticle(markdown, () => null);
  const publishTime = wish.publishTime ?? new Date(now.getTime() - 3_600_000);
  const words = { title, summary, markdown, blocks, plainText, corrections: [], source: '编辑部', origin: 'original' as const };
  return writeArticle(db, {
    row: { ...words, channelId: desk.channelId, authorId: desk.authorId, state, isPinned, publishTime, updatedAt: publishTime },
    tags,
    mpns,
  });
}

/** Counters of an article as they are kept. */
export async function countersOf(db: Db, id: number): Promise<{ views: number; likes: number; comments: number }> {
  const { rows } = await db.execute<{ views: number; likes: number; comments: number }>(
    sql`select views, likes, comments from article_counters where article_id = ${id}`,
  );
  return rows[0] ?? { views: -1, likes: -1, comments: -1 };
}
