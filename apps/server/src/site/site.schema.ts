import type { OwnLink } from '@chippage/api/types';
import { boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { number, time } from '../platform/database/columns.ts';
import { memberId, members } from '../platform/members/members.schema.ts';

/** Settings of the site that an operator changes while it runs. */
export const siteSettings = pgTable('site_settings', {
  key: text().primaryKey(),
  value: text().notNull(),
  /** Whether `/config` tells it to anybody. */
  isPublic: boolean().notNull().default(false),
});

/** Links of the header's three drop-downs. */
export const navigationLinks = pgTable(
  'navigation_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: text({ enum: ['common', 'agent', 'brand'] }).notNull(),
    name: text().notNull(),
    url: text().notNull(),
    image: text(),
    position: integer().notNull().default(0),
  },
  (table) => [index('navigation_links_list').on(table.list, table.position)],
);

/** Pages that operators write, in Markdown. */
export const staticPages = pgTable('static_pages', {
  key: text({ enum: ['about', 'contactUs', 'disclaimer', 'privacy', 'events', 'promoteRegistration', 'mobile', 'agreement'] }).primaryKey(),
  title: text().notNull(),
  description: text().notNull(),
  markdown: text().notNull(),
  /** Counts up with every change. */
  version: integer().notNull().default(1),
  updatedAt: time().notNull(),
  updatedBy: number().references(() => members.id, { onDelete: 'set null' }),
});

/** Own navigations, whole. */
export const memberNavigations = pgTable('member_navigations', {
  memberId: memberId().primaryKey(),
  common: jsonb().$type<OwnLink[]>().notNull(),
  agent: jsonb().$type<OwnLink[]>().notNull(),
  brand: jsonb().$type<OwnLink[]>().notNull(),
  /** 1: links open in a new tab. */
  tabOpenStatus: smallint().notNull(),
  updatedAt: time().notNull(),
});
