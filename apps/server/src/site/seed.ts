import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { staticPages } from './site.schema.ts';

const keys = ['about', 'contactUs', 'disclaimer', 'privacy', 'events', 'promoteRegistration', 'mobile', 'agreement'] as const;

/** A page's file: its title as the first heading, its description as a quotation below, then the text. */
function readPage(key: (typeof keys)[number], now: Date) {
  const text = readFileSync(`${import.meta.dirname}/pages/${key}.md`, 'utf8');
  const [, title = '', description = '', markdown = ''] = /^# (.+)\n\n> (.+)\n\n([\s\S]+)$/.exec(text) ?? [];
  if (title === '') throw new Error(`${key}.md does not begin with a title and a description`);
  return { key, title, description, markdown, updatedAt: now };
}

/** Brings in what every portal needs from the first day. A page that an operator wrote is never touched again. */
export async function seedSite({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db
    .insert(staticPages)
    .values(keys.map((key) => readPage(key, now)))
    .onConflictDoUpdate({
      target: staticPages.key,
      set: { title: sql`excluded.title`, description: sql`excluded.description`, markdown: sql`excluded.markdown`, updatedAt: sql`excluded.updated_at` },
      // A newer release may say more, as long as nobody here wrote anything else.
      setWhere: sql`${staticPages.version} = 1 and ${staticPages.updatedBy} is null and (${staticPages.title}, ${staticPages.description}, ${staticPages.markdown}) is distinct from (excluded.title, excluded.description, excluded.markdown)`,
    });
}
