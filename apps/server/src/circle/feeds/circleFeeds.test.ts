import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addTrend, groupId } from '../../../test/circle.ts';

let api: TestApp;
let writer: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  writer = api.visitor();
  await writer.login('13900000521');
});
afterAll(() => api.close());

it('所有人看得到的动态在两种格式里，圈内的不在；没有的圈子是 404', async () => {
  const id = await groupId(writer);
  await writer.post('/trends/group/follow', { id: `${id}`, isFollowed: 'true' });
  const { data } = await addTrend(writer, { content: '公开的 <b>话</b>' });
  await addTrend(writer, { content: '圈内的话', visibility: 'group' });
  const guest = api.visitor();
  const json = (await guest.get('/trends/feed.json', { groupId: `${id}` })).json<{ items: { url: string; title: string }[] }>();
  expect(json.items.map(({ url, title }) => [new URL(url).pathname, title])).toEqual([[`/circle/circleContent/${data.id}`, '公开的 <b>话</b>']]);
  const atom = await guest.get('/trends/feed.atom');
  expect(atom.headers['content-type']).toContain('application/atom+xml');
  expect(atom.body).toContain('公开的 &#60;b&#62;话');
  expect(atom.body).not.toContain('圈内的话');
  expect((await guest.get('/trends/feed.json', { groupId: '999999' })).statusCode).toBe(404);
  expect((await guest.get('/trends/feed.json', { groupId: 'x' })).statusCode).toBe(422);
});
