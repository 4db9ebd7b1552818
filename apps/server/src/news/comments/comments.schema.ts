import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../../platform/database/columns.ts';
import { memberId, members } from '../../platform/members/members.schema.ts';
import { reviews } from '../../reviews/reviews.schema.ts';
import { articles } from '../news.schema.ts';

/** Comments in two levels. Nobody but its writer sees one before an operator does. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    /** Of an article, a technical resource and a post of the circle exactly one. */
    articleId: number().references(() => articles.id, { onDelete: 'cascade' }),
    resourceId: number(),
    postId: number(),
    /** The comment of the first level; null: this is one. */
    parentId: number(),
    /** The answer that is answered; null: the comment of the first level itself. */
    replyToId: number(),
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    content: text().notNull(),
    state: text({ enum: ['pending', 'shown', 'folded', 'refused', 'deleted'] }).notNull(),
    refuseReason: text(),
    likes: integer().notNull().default(0),
    ipRegion: text(),
    createdAt: time().notNull(),
  },
  (t) => [
    index('comments_article').on(t.articleId, t.parentId, t.createdAt),
    index('comments_resource').on(t.resourceId, t.parentId, t.createdAt),
    index('comments_post').on(t.postId, t.parentId, t.createdAt),
    index('comments_parent').on(t.parentId, t.createdAt),
    index('comments_member').on(t.memberId),
  ],
);

/** Reports of comments, one a member. */
export const commentReports = pgTable(
  'comment_reports',
  {
    commentId: number()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    reason: text({ enum: ['spam', 'abuse', 'illegal', 'wrong', 'other'] }).notNull(),
    note: text().notNull(),
    /** The review in which an operator looks at it; null: it was taken back. */
    reviewId: number().references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.commentId, t.memberId] }), index('comment_reports_member').on(t.memberId), index('comment_reports_review').on(t.reviewId)],
);
