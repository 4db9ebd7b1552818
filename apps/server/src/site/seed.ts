import { readFileSync } from 'node:fs';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connect.ts';
import { seedPages } from './pages.queries.ts';

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
  await seedPages(
    db,
    keys.map((key) => readPage(key, now)),
  );
}
