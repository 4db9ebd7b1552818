import type { ArticleDocument } from '@chippage/api/articleDocument';
import type { ArticleWords } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';

/** All that is written of an article, with a body that was checked. */
export type Words = Omit<ArticleWords, 'document'> & { document: ArticleDocument };

/**
 * Articles as their writers keep them. What readers see is the row of `articles` with the same number, which is made and
 * changed by an operator's approval only; where an article stands is derived from both (states.rules.ts).
 */
export const ownArticles = pgTable(
  'own_articles',
  {
    /** Of the numbers of `articles`. */
    id: number().primaryKey(),
    memberId: memberId(),
    /** Counts up with every save. */
    version: integer().notNull(),
    title: text().notNull(),
    words: jsonb().$type<Words>().notNull(),
    /** Where what was handed in stands. */
    submission: text({ enum: ['none', 'review', 'refused'] })
      .notNull()
      .default('none'),
    /** Why it was refused. */
    reason: text(),
    /** The version that readers see. */
    publishedVersion: integer(),
    /** When its writer was told that readers see it. */
    announcedAt: time(),
    savedAt: time().notNull(),
    createdAt: time().notNull(),
    /** When its writer took it off the site: an operator who restores it does not put it on again. */
    dismountedAt: time(),
    deletedAt: time(),
  },
  (t) => [
    index('own_articles_member').on(t.memberId, t.savedAt),
    index('own_articles_deleted')
      .on(t.deletedAt)
      .where(sql`deleted_at is not null`),
    index('own_articles_awaited')
      .on(t.publishedVersion)
      .where(sql`announced_at is null and published_version is not null`),
  ],
);

/** Kept versions. The newest that is no conflict is what the article holds now. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: id(),
    articleId: number()
      .notNull()
      .references(() => ownArticles.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    kind: text({ enum: ['writing', 'submit', 'restore', 'conflict', 'import'] }).notNull(),
    /** The count of saves that it stands for; of a conflict, the one that it was written on. */
    version: integer().notNull(),
    title: text().notNull(),
    words: jsonb().$type<Words>().notNull(),
    /** Characters of the body. */
    length: integer().notNull(),
    /** When its first words were saved: for ten minutes later saves go into the same version. */
    begunAt: time().notNull(),
    savedAt: time().notNull(),
  },
  (t) => [index('article_versions_article').on(t.articleId, t.savedAt), index('article_versions_member').on(t.memberId)],
);

/** Pictures that members put into articles; the bytes are in the file store. They stay with a published article when the account is erased. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    id: id(),
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [uniqueIndex('article_pictures_member').on(t.memberId, t.sha256), index('article_pictures_file').on(t.sha256)],
);

/** Which article ever held which picture: versions are brought back with their pictures. The article's number outlives its writer's own copy. */
export const articlePictureUses = pgTable(
  'article_picture_uses',
  {
    pictureId: number()
      .notNull()
      .references(() => articlePictures.id, { onDelete: 'cascade' }),
    articleId: number().notNull(),
  },
  (t) => [primaryKey({ columns: [t.pictureId, t.articleId] }), index('article_picture_uses_article').on(t.articleId)],
);
