import { checkDocument } from '@chippage/api/articleDocument';
import { anyDocument, markupVectors } from '@chippage/api/fuzz';
import type { ArticleDetail, ArticlePreview, ArticleWords, Review } from '@chippage/api/types';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { drawnDangers } from '../../../test/dangers.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { addArticle, insertWriter, openArticle, paragraph, saveArticle, wordsOf } from '../../../test/writing.ts';

const DAY = 86_400_000;

let api: TestApp;
let operator: Visitor;
let writer: Visitor;
let channelId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
  ({ writer, channelId } = await insertWriter(api, '13900000961'));
});
afterAll(() => api.close());

const vectors = markupVectors()
  .map((vector) =>
    vector
      .replaceAll(/[\0-\x1f\x7f]/g, ' ')
      .toWellFormed()
      .trim(),
  )
  .filter((vector) => vector.length >= 4);
const ARTICLES = 12;

/** An article that carries its share of the texts in its body, and some of them in every line that may be written. */
function wordsWith(share: readonly string[]): ArticleWords {
  const line = (at: number, most: number) => `一二三四五六七八九十${share[at]}`.slice(0, most).toWellFormed();
  const blocks = share.flatMap((vector) => [
    paragraph(vector),
    { type: 'codeBlock', attrs: { language: null }, content: [{ type: 'text', text: vector }] },
    {
      type: 'paragraph',
      content: [
        { type: 'inlineFormula', attrs: { tex: vector } },
        { type: 'partChip', attrs: { mpn: vector.slice(0, 40).trim(), partId: null } },
      ],
    },
  ]);
  return wordsOf({
    title: line(0, 100),
    summary: line(1, 300),
    source: line(2, 60),
    licence: line(3, 100),
    tags: [line(4, 40), line(5, 40)],
    origin: 'reprint',
    sourceUrl: 'https://www.example.com/a?b=1&c=<x>',
    channelIds: [channelId],
    document: { type: 'doc', content: blocks },
  });
}

it('1.3.1/3.2.2（40）：夹带的脚本写进标题、摘要、来源、标签和正文，预览、审核、文章、订阅里都还是那些字', async () => {
  const titles: string[] = [];
  for (let part = 0; part < ARTICLES; part++) {
    const words = wordsWith(vectors.filter((_, at) => at % ARTICLES === part));
    const { id } = await addArticle(writer, words);
    const opened = await openArticle(writer, id);
    expect(opened.words).toEqual({ ...words, sourceUrl: words.sourceUrl });
    const preview = (await writer.get(`/disk/article/preview/${id}`)).json<{ data: ArticlePreview }>().data;
    await writer.post('/my/article/submit', { id: `${id}`, baseVersion: '1', correction: '' });
    const [review] = (await operator.get('/operator/reviews', { kind: 'article' })).json<{ data: Review[] }>().data;
    await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision: 'approve', reason: '' });
    const detail = (await api.visitor().get('/news/v3/detail', { id: `${id}` })).json<{ data: ArticleDetail }>().data;
    expect(detail).toMatchObject({ title: words.title, summary: words.summary, source: words.source, licence: words.licence });
    for (const body of [preview.body, detail.body ?? []]) {
      expect(drawnDangers(body)).toEqual([]);
      expect(body.length).toBeGreaterThan(30);
    }
    titles.unshift(words.title);
    api.clock.advance(60_000);
  }
  const feed = (await api.visitor().get('/news/feed.json')).json<{ items: { title: string }[] }>();
  expect(feed.items.map(({ title }) => title)).toEqual(titles);
  const atom = await api.visitor().get('/news/feed.atom');
  expect(atom.headers['content-type']).toContain('application/atom+xml');
  // Without the elements of a feed there are only words left.
  const left = atom.body
    .replace(/^<\?xml [^<>]*\?>/, '')
    .replaceAll(/<\/?(?:feed|title|id|updated|published|link|author|name|category|summary|entry)(?: [a-z:]+="[^"<>]*")*\/?>/g, '');
  expect(left).not.toMatch(/[<>]/);
});

it('任何文章存进去再打开，一个字也不变', async () => {
  api.clock.advance(DAY);
  const { id } = await addArticle(writer, wordsOf({ title: '什么都写过的文章' }));
  const { words } = await openArticle(writer, id);
  const documents = fc.sample(anyDocument(vectors), { numRuns: 120, seed: 15 }).filter((document) => !JSON.stringify(document).includes('"figure"'));
  expect(documents.length).toBeGreaterThan(40);
  let { version } = await openArticle(writer, id);
  for (const document of documents) {
    expect((await saveArticle(writer, id, { ...words, document: { ...document } }, version)).statusCode).toBe(200);
    const opened = await openArticle(writer, id);
    expect(opened.words.document).toEqual(document);
    expect(checkDocument(opened.words.document)).toEqual({ document });
    ({ version } = opened);
  }
});

it('正文里不认识的节点、属性和地址，一样也存不进去', async () => {
  const before = await openArticle(writer, (await addArticle(writer, wordsOf({ title: '只收认识的正文' }))).id);
  for (const content of [
    { type: 'script', content: [{ type: 'text', text: 'alert(1)' }] },
    { ...paragraph('x'), attrs: { onclick: 'alert(1)' } },
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }] }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'textStyle', attrs: { style: 'position:fixed' } }] }] },
    { type: 'figure', attrs: { figureId: 1, alt: 'x', caption: '', src: 'https://evil.example/a.svg' } },
    { type: 'heading', attrs: { level: '2><script>' }, content: [] },
  ]) {
    const reply = await postJson(writer, `/my/article/${before.id}`, { ...before.words, document: { type: 'doc', content: [content] }, baseVersion: 1 });
    expect([reply.statusCode, reply.json().reason], JSON.stringify(content)).toEqual([422, 'article.wrong_document']);
  }
  expect((await openArticle(writer, before.id)).version).toBe(1);
});
