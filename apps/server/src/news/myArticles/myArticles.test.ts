import type { ArticleVersion, ArticleVersionRow, OwnArticleCounts, OwnArticleRow, SavedArticle, StoredFigure } from '@chippage/api/types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { postJson } from '../../../test/operator.ts';
import { addArticle, insertWriter, openArticle, paragraph, saveArticle, wordsOf } from '../../../test/writing.ts';

const MINUTE = 60_000;

let api: TestApp;
let writer: Visitor;
let stranger: Visitor;
let channelId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  ({ writer, channelId } = await insertWriter(api, '13900000931'));
  stranger = api.visitor();
  await stranger.login('13900000932');
});
afterAll(() => api.close());

const textDocument = (...lines: string[]) => ({ type: 'doc', content: lines.map(paragraph) });
const versionsOf = async (visitor: Visitor, id: number) => (await visitor.get(`/my/article/versions/${id}`)).json<{ data: ArticleVersionRow[] }>().data;
const versionOf = async (versionId: number) => (await writer.get(`/my/article/version/${versionId}`)).json<{ data: ArticleVersion }>().data;
const list = async (visitor: Visitor, type: string, keywords = '') =>
  (await visitor.get(`/my/article/list/${type}`, { keywords })).json<{ data: OwnArticleRow[]; totalRecord: number }>();
const counts = async (visitor: Visitor) => (await visitor.get('/my/article/counts')).json<{ data: OwnArticleCounts }>().data;

async function upload(visitor: Visitor, red = 10): Promise<{ code: number; data: StoredFigure; reason?: string }> {
  const png = await sharp({ create: { width: 40 + red, height: 30, channels: 3, background: { r: red, g: 90, b: 200 } } })
    .png()
    .toBuffer();
  return send(visitor, png);
}

async function send(visitor: Visitor, bytes: Buffer) {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--b--\r\n')]);
  const reply = await visitor.send({ method: 'POST', url: '/api/my/article/figure', payload, headers: { 'content-type': 'multipart/form-data; boundary=b' } });
  return reply.json<{ code: number; data: StoredFigure; reason?: string }>();
}

describe('写草稿', () => {
  it('没有登录是 401；会员都能写，不必先是作者；空的也能存', async () => {
    expect((await postJson(api.visitor(), '/my/article/add', wordsOf())).statusCode).toBe(401);
    const draft = await addArticle(stranger, wordsOf({ title: '', summary: '', document: { type: 'doc', content: [{ type: 'paragraph' }] } }));
    expect(draft).toMatchObject({ version: 1, state: 'DRAFT', change: null, actions: ['edit', 'submit', 'remove'] });
  });

  it('存了又存，版本往上数；一样的内容不算一次', async () => {
    const { id } = await addArticle(writer, wordsOf({ channelIds: [channelId], tags: ['LDO', ' LDO ', '电源'] }));
    const words = (await openArticle(writer, id)).words;
    expect(words.tags).toEqual(['LDO', '电源']);
    expect((await saveArticle(writer, id, { ...words, title: '新的标题写在这里' }, 1)).json().data).toMatchObject({ version: 2 });
    expect((await saveArticle(writer, id, { ...words, title: '新的标题写在这里' }, 2)).json().data).toMatchObject({ version: 2 });
    // A repeat of what was saved is no conflict: its answer was lost on the way.
    expect((await saveArticle(writer, id, { ...words, title: '新的标题写在这里' }, 1)).json().data).toMatchObject({ version: 2 });
    expect((await openArticle(writer, id)).words).toEqual({ ...words, title: '新的标题写在这里' });
  });

  it('同一个请求编号只建一篇；没有编号而内容相同的，十秒内只收一次', async () => {
    const before = (await counts(writer)).all;
    const once = (key?: string) =>
      writer.send({
        method: 'POST',
        url: '/api/my/article/add',
        payload: JSON.stringify(wordsOf({ title: '只建一篇的文章' })),
        headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
      });
    const first = (await once('k-12345678')).json().data.id;
    expect((await once('k-12345678')).json().data.id).toBe(first);
    expect([(await once()).statusCode, (await once()).json().reason]).toEqual([409, 'request.duplicate']);
    api.clock.advance(11_000);
    expect((await once()).statusCode).toBe(200);
    expect((await counts(writer)).all).toBe(before + 2);
  });

  it('正文里有不认识的东西，说得出在哪里；没有的频道、别人的图片不收', async () => {
    const wrong = await postJson(writer, '/my/article/add', wordsOf({ document: { type: 'doc', content: [paragraph('一'), { type: 'html', text: '<b>' }] } }));
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { reason: 'article.wrong_document', fields: [{ field: 'document.content.1.type' }] }]);
    const channel = await postJson(writer, '/my/article/add', wordsOf({ channelIds: [999_999] }));
    expect([channel.statusCode, channel.json().reason]).toEqual([422, 'article.no_channel']);
    const { data } = await upload(stranger, 20);
    const figure = { type: 'figure', attrs: { figureId: data.id, alt: '电路图', caption: '' } };
    const foreign = await postJson(writer, '/my/article/add', wordsOf({ document: { type: 'doc', content: [figure] } }));
    expect([foreign.statusCode, foreign.json()]).toMatchObject([422, { reason: 'article.foreign_picture', fields: [{ field: 'document' }] }]);
    expect((await postJson(writer, '/my/article/add', wordsOf({ coverId: data.id }))).json().fields).toMatchObject([{ field: 'coverId' }]);
    expect((await postJson(writer, '/my/article/add', wordsOf({ sourceUrl: 'https://a:b@example.com/' }))).statusCode).toBe(422);
    expect((await postJson(writer, '/my/article/add', wordsOf({ sourceUrl: 'javascript:alert(1)' }))).statusCode).toBe(422);
  });

  it('图片重新编码成 WebP，同一张只存一次；不是图片的、SVG 都不收', async () => {
    const { data } = await upload(writer);
    expect(data).toMatchObject({ width: 50, height: 30, src: expect.stringMatching(/^\/api\/news\/figure\/[0-9a-f]{64}$/) });
    expect((await upload(writer)).data.id).toBe(data.id);
    const shown = await api.visitor().send({ method: 'GET', url: data.src });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    for (const bytes of [Buffer.from('not a picture'), Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')])
      expect(await send(writer, bytes)).toMatchObject({ code: 0, reason: 'picture.unreadable' });
    const { id } = await addArticle(
      writer,
      wordsOf({ coverId: data.id, document: { type: 'doc', content: [{ type: 'figure', attrs: { figureId: data.id, alt: '图', caption: '' } }] } }),
    );
    expect((await openArticle(writer, id)).figures).toEqual([data]);
  });
});

describe('两个窗口与版本', () => {
  it('后存的没有覆盖先存的：409 说出新的版本和时间，没存上的那一份在版本里，取得回来', async () => {
    const { id } = await addArticle(writer, wordsOf({ title: '两个窗口的文章' }));
    const base = (await openArticle(writer, id)).words;
    api.clock.advance(MINUTE);
    await saveArticle(writer, id, { ...base, document: textDocument('甲窗口写的') }, 1);
    const savedAt = api.clock.now().toISOString();
    api.clock.advance(MINUTE);
    const lost = await saveArticle(writer, id, { ...base, document: textDocument('乙窗口写的') }, 1);
    expect([lost.statusCode, lost.json()]).toMatchObject([409, { reason: 'article.changed', data: { version: 2, saveTime: savedAt } }]);
    const keptAs = lost.json<{ data: { versionId: number } }>().data.versionId;
    expect((await versionOf(keptAs)).words.document).toEqual(textDocument('乙窗口写的'));
    // The tab goes on writing: its copy is one, and the newest of it.
    await saveArticle(writer, id, { ...base, document: textDocument('乙窗口接着写的') }, 1);
    expect((await openArticle(writer, id)).words.document).toEqual(textDocument('甲窗口写的'));
    const conflicts = (await versionsOf(writer, id)).filter(({ kind }) => kind === 'conflict');
    expect(conflicts.map(({ versionId }) => versionId)).toEqual([keptAs]);
    expect((await versionOf(conflicts[0]?.versionId ?? 0)).words.document).toEqual(textDocument('乙窗口接着写的'));
    const restored = await writer.post('/my/article/versions/restore', { versionId: `${conflicts[0]?.versionId}`, baseVersion: '2' });
    expect(restored.json().data).toMatchObject({ version: 3, words: { document: textDocument('乙窗口接着写的') } });
    expect((await versionsOf(writer, id)).map(({ kind }) => kind)).toEqual(['restore', 'conflict', 'writing']);
    expect((await writer.post('/my/article/versions/restore', { versionId: `${conflicts[0]?.versionId}`, baseVersion: '2' })).statusCode).toBe(409);
  });

  it('几秒存一次，十分钟留一个版本', async () => {
    const { id } = await addArticle(writer, wordsOf({ title: '写了半小时的文章' }));
    const { words } = await openArticle(writer, id);
    for (let at = 1; at <= 60; at++) {
      api.clock.advance(MINUTE / 2);
      await saveArticle(writer, id, { ...words, document: textDocument(`第 ${at} 次`) }, at);
    }
    const kept = await versionsOf(writer, id);
    expect(kept.map(({ version }) => version)).toEqual([61, 60, 40, 20]);
    expect((await versionOf(kept[1]?.versionId ?? 0)).words.document).toEqual(textDocument('第 59 次'));
  });
});

describe('别人的文章', () => {
  it('读、存、提交、改状态、版本、预览、改名、复制、删除，都是没有这篇', async () => {
    const { id } = await addArticle(writer, wordsOf({ title: '自己的文章', channelIds: [channelId] }));
    const [version] = await versionsOf(writer, id);
    const replies = [
      await stranger.get(`/my/article/${id}`),
      await saveArticle(stranger, id, wordsOf(), 1),
      await stranger.post(`/my/article/status/${id}/DELETEED`),
      await stranger.get(`/my/article/versions/${id}`),
      await stranger.get(`/my/article/version/${version?.versionId}`),
      await stranger.post('/my/article/versions/restore', { versionId: `${version?.versionId}`, baseVersion: '1' }),
      await stranger.get(`/disk/article/preview/${id}`),
      await stranger.post('/disk/article/rename', { id: `${id}`, name: '改名' }),
      await stranger.post('/disk/article/copy', { id: `${id}` }),
      await stranger.post('/disk/article/drop', { ids: `${id}` }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 404));
    // Whoever is no author hears that first, whosever the article is.
    expect((await stranger.post('/my/article/submit', { id: `${id}`, baseVersion: '1' })).statusCode).toBe(403);
    const other = await insertWriter(api, '13900000934');
    expect((await other.writer.post('/my/article/submit', { id: `${id}`, baseVersion: '1' })).statusCode).toBe(404);
    expect((await api.visitor().get('/news/v3/detail', { id: `${id}` })).statusCode).toBe(404);
    expect((await list(stranger, 'ALL')).data.map((row) => row.id)).not.toContain(id);
    expect(await openArticle(writer, id)).toMatchObject({ version: 1, words: { title: '自己的文章' } });
  });
});

describe('列表与云盘', () => {
  it('按状态列、按状态数；删除的只在已删除里，30 天内恢复得回来，之后没有了', async () => {
    const own = await insertWriter(api, '13900000935');
    const { id } = await addArticle(own.writer, wordsOf({ title: '要删的文章' }));
    const kept = await addArticle(own.writer, wordsOf({ title: '留着的文章' }));
    expect((await own.writer.post(`/my/article/status/${id}/DELETEED`)).json().data).toMatchObject({ state: 'DELETEED', actions: ['redraft'] });
    expect(await counts(own.writer)).toEqual({ all: 1, draft: 1, review: 0, refused: 0, scheduled: 0, published: 0, dismounted: 0, deleted: 1 });
    expect((await list(own.writer, 'ALL')).data.map((row) => row.id)).toEqual([kept.id]);
    expect((await list(own.writer, 'DRAFT', '留着')).totalRecord).toBe(1);
    expect((await list(own.writer, 'DRAFT', '要删')).totalRecord).toBe(0);
    expect((await list(own.writer, 'DELETEED')).data.map((row) => row.id)).toEqual([id]);
    const edited = await saveArticle(own.writer, id, wordsOf({ title: '删了还改' }), 1);
    expect([edited.statusCode, edited.json()]).toMatchObject([409, { reason: 'article.state', data: { state: 'DELETEED' } }]);
    expect((await own.writer.post(`/my/article/status/${id}/DRAFT`)).json().data).toMatchObject({ state: 'DRAFT' });
    await own.writer.post('/disk/article/drop', { ids: `${id},${kept.id}` });
    expect((await own.writer.get('/disk/article/list', { isDeleted: 'true' })).json().totalRecord).toBe(2);
  });

  it('一起删除的，有一篇不能删就一篇也不删', async () => {
    const own = await insertWriter(api, '13900000936');
    const { id } = await addArticle(own.writer, wordsOf());
    const foreign = await addArticle(writer, wordsOf({ title: '别人的一篇文章' }));
    expect((await own.writer.post('/disk/article/drop', { ids: `${id},${foreign.id}` })).statusCode).toBe(404);
    expect((await counts(own.writer)).draft).toBe(1);
  });

  it('改名是一次保存，另一个窗口因此不会覆盖它；复制是新的草稿', async () => {
    const { id } = await addArticle(writer, wordsOf({ title: '原来的名字', publishTime: '2027-01-01T00:00:00.000Z' }));
    const renamed = await writer.post('/disk/article/rename', { id: `${id}`, name: ' 新的\u200b名字 ' });
    expect(renamed.json().data).toMatchObject({ name: '新的名字', version: 2, size: expect.any(Number) });
    expect((await saveArticle(writer, id, wordsOf({ title: '原来的名字' }), 1)).statusCode).toBe(409);
    const copy = (await writer.post('/disk/article/copy', { id: `${id}` })).json<{ data: { id: number; name: string } }>().data;
    expect(copy.name).toBe('新的名字 副本');
    expect(await openArticle(writer, copy.id)).toMatchObject({ version: 1, state: 'DRAFT', words: { publishTime: null } });
  });

  it('预览就是读者将看到的样子：公式已是 MathML，标题进目录，图片有文件', async () => {
    const { data } = await upload(writer, 40);
    const content = [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '压差' }] },
      { type: 'paragraph', content: [{ type: 'inlineFormula', attrs: { tex: 'V_{in}-V_{out}' } }] },
      { type: 'blockFormula', attrs: { tex: '\\frac{' } },
      { type: 'figure', attrs: { figureId: data.id, alt: '压差曲线', caption: '25 °C' } },
    ];
    const { id } = await addArticle(writer, wordsOf({ title: '预览的文章', channelIds: [channelId], ai: 'part', document: { type: 'doc', content } }));
    const preview = (await writer.get(`/disk/article/preview/${id}`)).json().data;
    expect(preview).toMatchObject({ title: '预览的文章', ai: 'part', channels: [{ id: channelId }], toc: [{ text: '压差', level: 2 }], readingMinutes: 1 });
    const body = JSON.stringify(preview.body);
    expect(body).toContain('"tag":"math"');
    expect(body).toContain(data.src);
    // Wrong TeX is shown as it was written.
    expect(preview.body[2]).toMatchObject({ tag: 'div', children: [{ tag: 'code', children: ['\\frac{'] }] });
  });
});

it('最多 500 篇；已删除的不算，恢复不了第 501 篇', async () => {
  const own = await insertWriter(api, '13900000937');
  const { id } = await addArticle(own.writer, wordsOf({ title: '第一篇文章' }));
  await own.writer.post(`/my/article/status/${id}/DELETEED`);
  await api.database.pool.query(
    `insert into own_articles (id, member_id, version, title, words, saved_at, created_at)
     select 1000000 + n, $1, 1, '', (select words from own_articles where id = $2), now(), now() from generate_series(1, 500) n`,
    [own.writer.uid, id],
  );
  const full = await postJson(own.writer, '/my/article/add', wordsOf({ title: '放不下的文章' }));
  expect(full.json()).toMatchObject({ code: 0, reason: 'article.full' });
  expect((await own.writer.post(`/my/article/status/${id}/DRAFT`)).json()).toMatchObject({ code: 0, reason: 'article.full' });
  expect((await own.writer.post('/disk/article/copy', { id: '1000001' })).json<{ reason: string; data: SavedArticle }>().reason).toBe('article.full');
});
