import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

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
