import { insertBefore, pascal, type Scaffold } from './scaffold.ts';

/** A domain with one kind of thing: a list, one of it, and adding one; from the contract to its tables, e.g. `stock`. */
export function domainScaffold(domain: string): Scaffold {
  const Domain = pascal(domain);
  const Entry = `${Domain}Entry`;
  const folder = `apps/server/src/${domain}`;
  return {
    afterwards: ['generate', 'migrations', 'doors'],
    edits: {
      'tools/test/serverDomains.test.ts': (text) => insertBefore(text, /^ {2}operator: \[/, `  ${domain}: [],\n`),
      'packages/api/test/document.test.ts': (text) => listClosed(text, `add${Entry}`),
      'packages/api/contract/main.tsp': (text) => insertBefore(text, /^import "\.\/directory\.tsp";/, `import "./${domain}.tsp";\n`),
      'apps/server/src/domains.ts': (text) =>
        insertBefore(
          insertBefore(text, /^import type \{ Config \}/, `import { ${domain}Domain } from './${domain}/${domain}.domain.ts';\n`),
          /^ {2}operatorDomain,/,
          `  ${domain}Domain,\n`,
        ),
    },
    files: {
      [`packages/api/contract/${domain}.tsp`]: `import "./common.tsp";

using Http;
using OpenAPI;

namespace ChipPage;

/** An entry of ${domain}. */
model ${Entry} {
  id: Id;
  title: string;
  createTime: utcDateTime;
}

/** What a member writes into an entry. */
model ${Entry}Form {
  @minLength(1) @maxLength(100) @pattern("^[^\\\\u0000]*$") title: string;
}

@tag("${domain}")
interface ${Domain} {
  /** All entries, the newest first. */
  @extension("x-session", "none")
  @get @route("/${domain}/entries")
  ${domain}Entries(...PageQuery): Many<${Entry}> | Failure;

  /** One entry. */
  @extension("x-session", "none")
  @get @route("/${domain}/entry")
  ${domain}Entry(@query id: Id): One<${Entry}> | Failure;

  /** Adds an entry; its title is more than blanks. */
  @extension("x-session", "member")
  @extension("x-reasons", #["${domain}.title"])
  @post @route("/${domain}/entry/add")
  add${Entry}(@header contentType: "application/x-www-form-urlencoded", @body body: ${Entry}Form): One<${Entry}> | Refusal | Failure;
}
`,
      [`packages/api/exports/${domain}.ts`]: `export * from '../src/generated/${domain}.ts';\n`,
      [`${folder}/${domain}.schema.ts`]: `import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { members } from '../platform/members/members.schema.ts';

/** What members wrote down. */
export const ${domain}Entries = pgTable(
  '${domain}_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: bigint({ mode: 'number' })
      .notNull()
      .references(() => members.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('${domain}_entries_newest').on(t.createdAt), index('${domain}_entries_member').on(t.memberId)],
);
`,
      [`${folder}/${domain}.queries.ts`]: `import type { ${Entry} } from '@chippage/api/types';
import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { ${domain}Entries } from './${domain}.schema.ts';

type Stored = typeof ${domain}Entries.$inferSelect;

const toEntry = ({ id, title, createdAt }: Stored): ${Entry} => ({ id, title, createTime: createdAt.toISOString() });

/** A page of entries, the newest first, and how many there are. */
export async function listEntries(db: Db, { limit, offset }: { limit: number; offset: number }): Promise<{ rows: ${Entry}[]; total: number }> {
  const [rows, [counted]] = await Promise.all([
    db.select().from(${domain}Entries).orderBy(desc(${domain}Entries.createdAt), desc(${domain}Entries.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(${domain}Entries),
  ]);
  return { rows: rows.map(toEntry), total: counted?.total ?? 0 };
}

/** One entry; null when it is not there. */
export async function findEntry(db: Db, id: number): Promise<${Entry} | null> {
  const [row] = await db.select().from(${domain}Entries).where(eq(${domain}Entries.id, id));
  return row ? toEntry(row) : null;
}

/** Writes an entry down. */
export async function insertEntry(db: Db, row: typeof ${domain}Entries.$inferInsert): Promise<${Entry}> {
  const [written] = await db.insert(${domain}Entries).values(row).returning();
  if (!written) throw new Error('the entry was not written');
  return toEntry(written);
}
`,
      [`${folder}/${domain}.rules.ts`]: `/** The title as it is kept: without blanks around it; null when nothing is left. */
export function titleOf(given: string): string | null {
  return given.trim() || null;
}
`,
      [`${folder}/${domain}.rules.test.ts`]: `import { expect, test } from 'vitest';
import { titleOf } from './${domain}.rules.ts';

test.each([
  ['  甲  ', '甲'],
  ['甲 乙', '甲 乙'],
  ['   ', null],
])('标题「%s」记作 %s', (given, kept) => {
  expect(titleOf(given)).toBe(kept);
});
`,
      [`${folder}/${domain}.errors.ts`]: `import { refusal } from '../platform/errors.ts';

/** Nothing but blanks. */
export const refuseTitle = () => refusal('${domain}.title', '请填写标题');
`,
      [`${folder}/${domain}.handlers.ts`]: `import { many, notFound, one } from '../platform/errors.ts';
import type { Handlers } from '../platform/handlers.ts';
import { refuseTitle } from './${domain}.errors.ts';
import { findEntry, insertEntry, listEntries } from './${domain}.queries.ts';
import { titleOf } from './${domain}.rules.ts';

/** Entries of ${domain}. */
export const ${domain}Handlers = {
  async ${domain}Entries({ db }, { pageIndex, pageSize }) {
    const { rows, total } = await listEntries(db, { limit: pageSize, offset: (pageIndex - 1) * pageSize });
    return many(rows, total);
  },
  async ${domain}Entry({ db }, { id }) {
    const entry = await findEntry(db, id);
    if (!entry) throw notFound();
    return one(entry);
  },
  async add${Entry}({ db, session, clock }, form) {
    const title = titleOf(form.title);
    if (title === null) return refuseTitle();
    return one(await insertEntry(db, { memberId: session.memberId, title, createdAt: clock.now() }));
  },
} satisfies Handlers<'${domain}Entries' | '${domain}Entry' | 'add${Entry}'>;
`,
      [`${folder}/${domain}.domain.ts`]: `import type { Domain } from '../platform/domain.ts';
import { ${domain}Handlers } from './${domain}.handlers.ts';
import { ${domain}Entries } from './${domain}.schema.ts';

/** Say in one sentence what it is about. */
export const ${domain}Domain = {
  name: '${domain}',
  handlers: () => ${domain}Handlers,
  memberRecords: [{ name: '${domain}Entries', table: ${domain}Entries, owner: ${domain}Entries.memberId }],
} satisfies Domain;
`,
      [`${folder}/${domain}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';

let api: TestApp;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = api.visitor();
  await member.login('13900000901');
});
afterAll(() => api.close());

it('写下一条，谁都看得到，新的在前', async () => {
  const first = (await member.post('/${domain}/entry/add', { title: ' 甲 ' })).json<{ data: { id: number } }>();
  api.clock.advance(1000);
  await member.post('/${domain}/entry/add', { title: '乙' });
  const { data, totalRecord } = (await api.visitor().get('/${domain}/entries')).json<{ data: { title: string }[]; totalRecord: number }>();
  expect([data.map(({ title }) => title), totalRecord]).toEqual([['乙', '甲'], 2]);
  expect((await api.visitor().get('/${domain}/entry', { id: String(first.data.id) })).json()).toMatchObject({ code: 1, data: { title: '甲' } });
});

it('没有标题的被拒绝，没有登录的不能写，没有的是 404', async () => {
  expect((await member.post('/${domain}/entry/add', { title: '  ' })).json()).toMatchObject({ code: 0, reason: '${domain}.title', msg: '请填写标题' });
  expect((await api.visitor().post('/${domain}/entry/add', { title: '甲' })).statusCode).toBe(401);
  expect((await api.visitor().get('/${domain}/entry', { id: '999999' })).statusCode).toBe(404);
});
`,
    },
  };
}

/** Puts an operation into the reviewed list of those that need a login, in its place. */
function listClosed(text: string, operation: string): string {
  return text.replace(/(test\('需要登录的只有这些'[\s\S]*?toEqual\(\[\n)([\s\S]*?)(\n\s*\]\))/, (_all, before: string, list: string, after: string) => {
    const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => String(name));
    return `${before}${[...names, operation]
      .toSorted()
      .map((name) => `    '${name}',`)
      .join('\n')}${after}`;
  });
}
