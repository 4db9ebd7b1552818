import type { ArticleDocument } from '@chippage/api/articleDocument';
import type { ArticleBlock, Correction } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time, tsvector } from '../platform/database/columns.ts';
import { takeDownKinds } from '../platform/takeDown.ts';
import { memberId, members } from '../platform/members/members.schema.ts';

/** Channels, two levels deep. */
export const newsChannels = pgTable('news_channels', {
  id: id(),
  /** Stable name in addresses of feeds. */
  key: text().notNull().unique(),
  name: text().notNull(),
  description: text().notNull(),
  parentId: number(),
  position: integer().notNull(),
});

/** Who writes. */
export const newsAuthors = pgTable(
  'news_authors',
  {
    id: id(),
    /** Name in the sample's file; null for members. */
    key: text().unique(),
    name: text().notNull(),
    avatarUrl: text(),
    field: text().notNull(),
    intro: text().notNull(),
    /** A fictitious author of the sample content. */
    isSample: boolean().notNull().default(false),
    /** Whose account it is: they see their drafts. */
    memberId: number()
      .unique()
      .references(() => members.id, { onDelete: 'set null' }),
    /** The account was erased: the row stays for the articles, and says nothing of anybody. */
    isErased: boolean().notNull().default(false),
  },
  (t) => [
    uniqueIndex('news_authors_name')
      .on(sql`lower(${t.name})`)
      .where(sql`not is_erased`),
  ],
);

/** Articles. Everybody sees those that are published and whose time has come. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    /** Name of the sample's file; null for what was written here. */
    slug: text().unique(),
    title: text().notNull(),
    summary: text().notNull(),
    channelId: number()
      .notNull()
      .references(() => newsChannels.id),
    authorId: number()
      .notNull()
      .references(() => newsAuthors.id),
    /** Where it was first, in words; '' for own words: then it is the author's name. */
    source: text().notNull(),
    sourceUrl: text(),
    origin: text({ enum: ['original', 'reprint', 'translation', 'authorised'] }).notNull(),
    isPinned: boolean().notNull().default(false),
    isAdvert: boolean().notNull().default(false),
    isAi: boolean().notNull().default(false),
    /** Of those: only parts of it were generated. */
    isAiInPart: boolean().notNull().default(false),
    /** By what right it stands here, in words. */
    licence: text(),
    state: text({ enum: ['DRAFT', 'REVIEW', 'PUBLISHED', 'DISMOUNT', 'DELETEED'] }).notNull(),
    publishTime: time(),
    coverUrl: text(),
    markdown: text().notNull(),
    /** What was written in the editor: it is drawn in place of the blocks. */
    document: jsonb().$type<ArticleDocument>(),
    blocks: jsonb().$type<ArticleBlock[]>().notNull(),
    corrections: jsonb().$type<Correction[]>().notNull(),
    /** The words of the body, for excerpts and the time to read. */
    plainText: text().notNull(),
    /** Title A, summary and tags B, body D; see searchTokens.ts. */
    searchWords: tsvector().notNull(),
    /** Of the sample's file: says whether it changed. */
    contentHash: text(),
    /** Set by an edit on this site: the sample leaves it alone from then on. */
    editedAt: time(),
    /** When an operator took it off the site, and why. */
    takenDownAt: time(),
    takenDownKind: text({ enum: takeDownKinds }),
    takenDownReason: text(),
    updatedAt: time().notNull(),
  },
  (t) => [
    index('articles_newest').on(t.state, t.publishTime),
    index('articles_channel').on(t.channelId, t.publishTime),
    index('articles_author').on(t.authorId, t.publishTime),
    index('articles_search').using('gin', t.searchWords),
  ],
);

const article = () =>
  number()
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' });

/** Counts apart from the words: they change all the time, and a row of words is wide. */
export const articleCounters = pgTable(
  'article_counters',
  {
    articleId: article().primaryKey(),
    views: integer().notNull().default(0),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** Logarithm of what happened, each event worth half as much every three days; see counters.ts. */
    heat: doublePrecision().notNull(),
  },
  (t) => [index('article_counters_heat').on(t.heat), index('article_counters_likes').on(t.likes)],
);

/** Channels beside its own that list an article. */
export const articleChannels = pgTable(
  'article_channels',
  {
    articleId: article(),
    channelId: number()
      .notNull()
      .references(() => newsChannels.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.channelId] }), index('article_channels_channel').on(t.channelId)],
);

/** Part numbers that an article names, by their key: the catalogue may come and go. */
export const articleParts = pgTable(
  'article_parts',
  {
    articleId: article(),
    mpnKey: text().notNull(),
    mpn: text().notNull(),
    /** A tag, in this order; null: only named in the body. */
    position: integer(),
  },
  (t) => [primaryKey({ columns: [t.articleId, t.mpnKey] }), index('article_parts_key').on(t.mpnKey)],
);

/** Drawn figures, whose bytes are in the file store: only what stands here is handed out. */
export const articleFigures = pgTable('article_figures', { sha256: text().primaryKey(), sizeBytes: integer().notNull(), name: text().notNull() });

/** Which browser read what today: by a mark that cannot be turned back into the browser's own. */
export const articleReads = pgTable('article_reads', { day: text().notNull(), articleId: article(), mark: text().notNull() }, (t) => [
  primaryKey({ columns: [t.day, t.articleId, t.mark] }),
]);

/** Words that visitors found articles by. */
export const newsSearchWords = pgTable('news_search_words', { word: text().primaryKey(), searches: integer().notNull(), lastAt: time().notNull() });

/** Channels that members follow, in their own order. */
export const channelFollows = pgTable(
  'channel_follows',
  {
    memberId: memberId(),
    channelId: number()
      .notNull()
      .references(() => newsChannels.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.channelId] })],
);

/** Authors that members do not want to read. */
export const blockedAuthors = pgTable(
  'blocked_authors',
  {
    memberId: memberId(),
    authorId: number()
      .notNull()
      .references(() => newsAuthors.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.authorId] })],
);
