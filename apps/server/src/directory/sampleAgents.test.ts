import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { readMark } from '../datasheets/parts/catalogue/readCatalogue.queries.ts';
import { readSampleCatalogue } from '../datasheets/parts/sample/sampleCatalogue.ts';
import { agents } from './directory.schema.ts';
import { loadSampleAgents } from './sampleAgents.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('样例的代理商装入一次，再装一次什么也不变；导入的行不动', async () => {
  const { db } = database;
  const name = readSampleCatalogue().agents[0]?.name ?? '';
  await db.insert(agents).values({ id: 99_999, name, kind: 'independent', initial: '#', origin: 'import' });
  expect(await loadSampleAgents(db)).toBeGreaterThan(60);
  expect(await db.select({ id: agents.id, initial: agents.initial }).from(agents).where(eq(agents.name, name))).toEqual([{ id: 99_999, initial: '#' }]);
  const count = await db.$count(agents);
  const mark = await readMark(db);
  expect(await loadSampleAgents(db)).toBe(0);
  expect([await db.$count(agents), await readMark(db)]).toEqual([count, mark]);
});
