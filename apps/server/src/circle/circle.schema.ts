import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';
import { reviews } from '../reviews/reviews.schema.ts';

/** Groups. Their counts are kept here: no list counts rows. */
export const circleGroups = pgTable(
  'circle_groups',
  {
    id: id(),
    /** Stable name of what every portal begins with. */
    key: text().notNull().unique(),
    name: text().notNull(),
    intro: text().notNull(),
    rules: text().notNull(),
    members: integer().notNull().default(0),
    trends: integer().notNull().default(0),
    isSample: boolean().notNull().default(false),
  },
  (t) => [index('circle_groups_members').on(t.members)],
);

const group = () =>
  number()
    .notNull()
    .references(() => circleGroups.id, { onDelete: 'cascade' });

/** Who follows which group. */
export const circleMembers = pgTable('circle_members', { groupId: group(), memberId: memberId(), createdAt: time().notNull() }, (t) => [
  primaryKey({ columns: [t.groupId, t.memberId] }),
  index('circle_members_member').on(t.memberId, t.createdAt),
]);

const isOpen = sql`state in ('shown', 'folded')`;

/** Posts. Counts and heat stand in the row, and every order of a list has its index. */
export const trends = pgTable(
  'trends',
  {
    id: id(),
    groupId: group(),
    memberId: number().references(() => members.id, { onDelete: 'cascade' }),
    /** Of a fictitious writer of the sample. */
    sampleName: text(),
    content: text().notNull(),
    links: text().array().notNull(),
    visibility: text({ enum: ['public', 'group'] }).notNull(),
    state: text({ enum: ['pending', 'shown', 'folded', 'refused', 'deleted'] }).notNull(),
    refuseReason: text(),
    quoteId: number(),
    pollEndsAt: time(),
    isClosed: boolean().notNull().default(false),
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** See heatOf. */
    heat: doublePrecision().notNull(),
    ipRegion: text(),
    createdAt: time().notNull(),
    editedAt: time(),
  },
  (t) => [
    index('trends_newest').on(t.createdAt, t.id).where(isOpen),
    index('trends_hottest').on(t.heat, t.id).where(isOpen),
    index('trends_group_newest').on(t.groupId, t.createdAt, t.id).where(isOpen),
    index('trends_group_hottest').on(t.groupId, t.heat, t.id).where(isOpen),
    index('trends_member').on(t.memberId, t.createdAt),
  ],
);

const trend = () =>
  number()
    .notNull()
    .references(() => trends.id, { onDelete: 'cascade' });

/** What posts said before they were changed. */
export const trendVersions = pgTable('trend_versions', { id: id(), trendId: trend(), content: text().notNull(), writtenAt: time().notNull() }, (t) => [
  index('trend_versions_trend').on(t.trendId, t.writtenAt),
]);

/** Pictures; the bytes are in the file store. */
export const trendPictures = pgTable(
  'trend_pictures',
  {
    id: id(),
    memberId: memberId(),
    /** Null: it was not handed in yet. */
    trendId: number().references(() => trends.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    alt: text().notNull().default(''),
    sha256: text().notNull(),
    sizeBytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: time().notNull(),
  },
  (t) => [index('trend_pictures_trend').on(t.trendId, t.position), index('trend_pictures_member').on(t.memberId), index('trend_pictures_bytes').on(t.sha256)],
);

/** Parts and brands that posts are about. */
export const trendTags = pgTable(
  'trend_tags',
  {
    trendId: trend(),
    kind: text({ enum: ['part', 'brand'] }).notNull(),
    thingId: number().notNull(),
    /** As it was called then. */
    name: text().notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trendId, t.kind, t.thingId] }), index('trend_tags_thing').on(t.kind, t.thingId, t.trendId)],
);

/** Choices of polls with their votes counted. */
export const trendPollOptions = pgTable(
  'trend_poll_options',
  { id: id(), trendId: trend(), position: integer().notNull(), text: text().notNull(), votes: integer().notNull().default(0) },
  (t) => [index('trend_poll_options_trend').on(t.trendId, t.position)],
);

/** Who voted for what, once a post. */
export const trendVotes = pgTable(
  'trend_votes',
  {
    trendId: trend(),
    memberId: memberId(),
    optionId: number()
      .notNull()
      .references(() => trendPollOptions.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.trendId, t.memberId] }), index('trend_votes_member').on(t.memberId)],
);

/** Reports of posts, one a member. */
export const trendReports = pgTable(
  'trend_reports',
  {
    trendId: trend(),
    memberId: memberId(),
    reason: text({ enum: ['spam', 'abuse', 'illegal', 'wrong', 'other'] }).notNull(),
    note: text().notNull(),
    /** The review in which an operator looks at it; null: it was taken back. */
    reviewId: number().references(() => reviews.id, { onDelete: 'set null' }),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.trendId, t.memberId] }), index('trend_reports_member').on(t.memberId), index('trend_reports_review').on(t.reviewId)],
);

/** Whom members do not want to read. */
export const circleSilences = pgTable(
  'circle_silences',
  {
    memberId: memberId(),
    otherId: number()
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['mute', 'block'] }).notNull(),
    createdAt: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.otherId] }), index('circle_silences_other').on(t.otherId)],
);

/** What members chose; no row: what is usual. */
export const circleSettings = pgTable('circle_settings', { memberId: memberId().primaryKey(), isPersonal: boolean().notNull() });
