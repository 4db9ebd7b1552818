import { isDeepStrictEqual } from 'node:util';
import type { ArticleBlock } from '@chippage/api/types';
import { readArticle, toShownBlocks } from '../apps/server/src/news/articles/articleText.ts';
import { writeArticle } from '../apps/server/src/news/articles/articleWrites.queries.ts';
import { openSharedDatabase } from '../apps/server/src/platform/database/open.ts';

/** An article in the portal's database. */
export interface WrittenArticle {
  id: number;
  /** Whether what is kept and what is shown stay the same when they are cleaned once more. */
  isSettled: boolean;
  remove: () => Promise<void>;
}

const picture = ({ href, alt, caption }: { href: string; alt: string; caption: string | null }): ArticleBlock => ({
  kind: 'image',
  src: href,
  alt,
  caption,
  width: 1,
  height: 1,
});

/** Writes an article of these texts, one a paragraph, through the same reader as those of the site; there is no form for articles. */
export async function newsArticle(dataDir: string, texts: readonly string[]): Promise<WrittenArticle> {
  const database = await openSharedDatabase({ dataDir });
  try {
    const markdown = texts.join('\n\n');
    const { blocks, plainText, mpns } = readArticle(markdown, picture);
    const shown = toShownBlocks(blocks, new Map());
    const isSettled = isDeepStrictEqual(toShownBlocks(shown, new Map()), shown) && isDeepStrictEqual(JSON.parse(JSON.stringify(shown)), shown);
    const [first = ''] = texts;
    const { rows } = await database.pool.query<{ channel: string; author: string }>(
      'select (select min(id) from news_channels) as channel, (select min(id) from news_authors) as author',
    );
    const id = await writeArticle(database.db, {
      row: {
        slug: null,
        title: `${first} </title>`,
        summary: texts.slice(0, 3).join(' '),
        channelId: Number(rows[0]?.channel),
        authorId: Number(rows[0]?.author),
        source: first,
        sourceUrl: null,
        origin: 'original',
        state: 'PUBLISHED',
        // Long ago, so that no list shows it first.
        publishTime: new Date('2001-01-01T00:00:00Z'),
        coverUrl: null,
        markdown,
        blocks,
        corrections: [],
        plainText,
        updatedAt: new Date('2001-01-01T00:00:00Z'),
      },
      tags: ['<svg onload=alert(1)>'],
      mpns,
    });
    return { id, isSettled, remove: () => removeArticle(dataDir, id) };
  } finally {
    await database.close();
  }
}

async function removeArticle(dataDir: string, id: number): Promise<void> {
  const database = await openSharedDatabase({ dataDir });
  await database.pool.query(`update articles set state = 'DELETEED' where id = $1`, [id]);
  await database.close();
}
