import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';
import { reviews } from '../reviews/reviews.schema.ts';

/** Groups of the circle. Their counts are kept here: a list of a million posts is never counted. */
export const circleGroups = pgTable('circle_groups', {
  id: number().primaryKey(),
  name: text().notNull(),
  intro: text().notNull(),
  rules: text().notNull(),
  members: integer().notNull().default(0),
  /** Posts that are shown, and those of them that everybody may read. */
  posts: integer().notNull().default(0),
  openPosts: integer().notNull().default(0),
});

const groupId = () =>
  number()
    .notNull()
    .references(() => circleGroups.id, { onDelete: 'cascade' });

/** Who follows which group. */
export const circleFollows = pgTable('circle_follows', { groupId: groupId(), memberId: memberId(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.groupId, t.memberId] }),
  index('circle_follows_member').on(t.memberId, t.createdAt),
]);

const isShown = sql`state in ('shown', 'folded')`;

/** Posts of the circle. Their numbers ascend with the time at which they were written: lists are ordered by them. */
export const circlePosts = pgTable(
  'circle_posts',
  {
    id: id(),
    groupId: groupId(),
    /** Null: the sample's, or of an account that is gone. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    /** Who wrote it in the sample. */
    sampleWriter: text(),
    content: text().notNull(),
    visibility: text({ enum: ['everyone', 'members'] }).notNull(),
    state: text({ enum: ['pending', 'shown', 'folded', 'refused', 'deleted'] }).notNull(),
    refuseReason: text(),
    quotedId: number(),
    areCommentsClosed: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** Logarithm of a decaying count of what readers did. */
    heat: doublePrecision().notNull(),
    ipRegion: text(),
    createdAt: time().notNull(),
    editedAt: time(),
  },
  (t) => [
    // Each holds all that a list has to know, so that pages far down are found without reading the posts before them.
    index('circle_posts_newest').on(t.id, t.visibility, t.groupId, t.memberId).where(isShown),
    index('circle_posts_group').on(t.groupId, t.id, t.visibility, t.memberId).where(isShown),
    index('circle_posts_group_heat').on(t.groupId, t.heat, t.id, t.visibility, t.memberId).where(isShown),
    index('circle_posts_heat').on(t.heat, t.id, t.visibility, t.groupId, t.memberId).where(isShown),
    index('circle_posts_member').on(t.memberId, t.id),
  ],
);

const postId = () =>
  number()
    .notNull()
    .references(() => circlePosts.id, { onDelete: 'cascade' });

/** Pictures of posts; the bytes are in the file store. */
export const circlePictures = pgTable(
  'circle_pictures',
  {
    id: id(),
    /** Null: its account is gone, the post is still there. */
    memberId: number().references(() => members.id, { onDelete: 'set null' }),
    /** Null: no post holds it yet. */
    postId: number().references(() => circlePosts.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    alt: text().notNull().default(''),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('circle_pictures_post').on(t.postId), index('circle_pictures_member').on(t.memberId), index('circle_pictures_bytes').on(t.sha256)],
);

/** Parts and brands that posts are about, with what they were called. */
export const circleTopics = pgTable(
  'circle_topics',
  { postId: postId(), kind: text({ enum: ['part', 'brand'] }).notNull(), thingId: number().notNull(), label: text().notNull() },
  (t) => [primaryKey({ columns: [t.postId, t.kind, t.thingId] }), index('circle_topics_thing').on(t.kind, t.thingId, t.postId)],
);

/** What posts said before their words were changed. */
export const circleEdits = pgTable('circle_edits', { id: id(), postId: postId(), content: text().notNull(), createdAt: time().notNull() }, (t) => [
  index('circle_edits_post').on(t.postId),
]);

/** Questions of posts. */
export const circlePolls = pgTable('circle_polls', {
  postId: number()
    .primaryKey()
    .references(() => circlePosts.id, { onDelete: 'cascade' }),
  question: text().notNull(),
  endAt: time().notNull(),
});

/** Their answers, each with its count. */
export const circlePollOptions = pgTable(
  'circle_poll_options',
  { id: id(), postId: postId(), position: integer().notNull(), text: text().notNull(), votes: integer().notNull().default(0) },
  (t) => [index('circle_poll_options_post').on(t.postId, t.position)],
);

/** Who chose which answer, once. */
export const circleVotes = pgTable(
  'circle_votes',
  {
    postId: postId(),
    memberId: memberId(),
    optionId: number()
      .notNull()
      .references(() => circlePollOptions.id, { onDelete: 'cascade' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.memberId] }), index('circle_votes_member').on(t.memberId)],
);

/** Reports of posts, one a member. */
export const circleReports = pgTable(
  'circle_reports',
  {
    postId: postId(),
    memberId: memberId(),
    reason: text({ enum: ['spam', 'abuse', 'illegal', 'wrong', 'other'] }).notNull(),
    note: text().notNull(),
    /** The review in which an operator looks at it; null: it was taken back. */
    reviewId: number().references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.postId, t.memberId] }), index('circle_reports_member').on(t.memberId), index('circle_reports_review').on(t.reviewId)],
);

/** From whom a member keeps away. */
export const circleDistances = pgTable(
  'circle_distances',
  {
    memberId: memberId(),
    otherId: number()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    distance: text({ enum: ['mute', 'block'] }).notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] }), index('circle_distances_other').on(t.otherId)],
);

/** What members chose for the circle. */
export const circleSettings = pgTable('circle_settings', { memberId: memberId().primaryKey(), isPersonalised: boolean().notNull() });
