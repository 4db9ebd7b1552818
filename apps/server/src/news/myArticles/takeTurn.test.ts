import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addArticle, openArticle, saveArticle, wordsOf } from '../../../test/writing.ts';

let api: TestApp;
let writer: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  writer = api.visitor();
  await writer.login('13900000971');
});
afterAll(() => api.close());

it('自动保存够用：一小时 2,400 次；再多是 429，说多久以后，没有存，过一会儿又能存', async () => {
  const { id } = await addArticle(writer, wordsOf({ title: '存得太勤的文章' }));
  const { words } = await openArticle(writer, id);
  await api.database.pool.query(`insert into rate_hits (key, at) select $1, $2 from generate_series(1, 2399)`, [`article save:${writer.uid}`, api.clock.now()]);
  expect((await saveArticle(writer, id, { ...words, title: '第 2,400 次存' }, 1)).statusCode).toBe(200);
  const often = await saveArticle(writer, id, { ...words, title: '第 2,401 次存' }, 2);
  expect([often.statusCode, often.json().msg, often.headers['retry-after']]).toEqual([429, '保存过于频繁，请稍后再试', expect.stringMatching(/^\d+$/)]);
  expect((await openArticle(writer, id)).words.title).toBe('第 2,400 次存');
  api.clock.advance(3_600_001);
  expect((await saveArticle(writer, id, { ...words, title: '第 2,401 次存' }, 2)).statusCode).toBe(200);
});
