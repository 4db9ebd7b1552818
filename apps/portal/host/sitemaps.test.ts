import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { serveDiscovery } from './serveDiscovery.ts';
import { MOST_ADDRESSES, type NamedText, sitemaps } from './sitemaps.ts';
import { writeFiles } from './writtenFiles.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chippage-sitemaps-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const never = new AbortController().signal;

async function* counted(count: number) {
  for (let n = 1; n <= count; n++) yield `/p/${n}?a=1&b=2`;
}
async function made(counts: Record<string, number>): Promise<NamedText[]> {
  const files: NamedText[] = [];
  for await (const file of sitemaps('https://www.example.com', (name) => counted(counts[name] ?? 0))) files.push(file);
  return files;
}

it('一个文件最多一万个地址，索引说出每一个文件，空的不写', async () => {
  const files = await made({ pages: 2, mall: MOST_ADDRESSES + 1, parts: 1 });
  expect(files.map(({ name }) => name)).toEqual(['sitemap-pages.xml', 'sitemap-mall.xml', 'sitemap-mall-2.xml', 'sitemap-parts-1.xml', 'sitemap.xml']);
  expect(files[0]?.text).toContain('<loc>https://www.example.com/p/1?a=1&#38;b=2</loc>');
  expect(files.at(-1)?.text.match(/<loc>/g)).toHaveLength(4);
});

it('内容没变的文件保留日期，不再有的文件删掉，压缩的与原文相同', async () => {
  await writeFiles(
    dataDir,
    sitemaps('https://a.example', () => counted(3)),
    never,
  );
  const path = join(dataDir, 'sitemap-pages.xml');
  const before = statSync(path).mtimeMs;
  expect(brotliDecompressSync(readFileSync(`${path}.br`)).toString()).toBe(readFileSync(path, 'utf8'));
  await writeFiles(
    dataDir,
    sitemaps('https://a.example', (file) => counted(file === 'pages' ? 3 : 0)),
    never,
  );
  expect(statSync(path).mtimeMs).toBe(before);
  expect(existsSync(join(dataDir, 'sitemap-mall.xml.br'))).toBe(false);
});

/** Answers the reads of the job, and counts them. */
function backendOf(asked: string[], isReady: () => boolean): Backend {
  const unused = () => Promise.reject(new Error('not asked for here'));
  return {
    options: {},
    register: unused,
    fetchFor: () => async (input) => {
      const url = new Request(input).url;
      asked.push(url);
      const data = url.includes('listedIds') ? { ids: [1, 2, 3], hasMore: false } : [];
      return Response.json({ code: 1, msg: '', data });
    },
    isReady,
    hasBudget: () => false,
    ready: unused,
    developerServer: null,
    close: unused,
  };
}

it('请求从不生成站点地图：之前 503，之后是文件，有 ETag、日期和压缩', async () => {
  const asked: string[] = [];
  let isReady = false;
  const app = Fastify();
  await serveDiscovery(app, { backend: backendOf(asked, () => isReady), publicOrigin: undefined, dataDir });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const early = await get('/sitemap-mall.xml');
  expect([early.statusCode, early.headers['retry-after'], asked.length]).toEqual([503, '10', 0]);

  isReady = true;
  await expect.poll(async () => (await get('/sitemap.xml')).statusCode, { timeout: 10_000 }).toBe(200);
  const count = asked.length;
  const [plain, packed] = [await get('/sitemap-parts-1.xml'), await get('/sitemap-parts-1.xml', { 'accept-encoding': 'br' })];
  expect(plain.body).toMatch(/<loc>http:\/\/127\.0\.0\.1:\d+\/datasheet\/datasheetDetail\/3<\/loc>/);
  expect(plain.headers).toMatchObject({
    'content-type': expect.stringContaining('application/xml'),
    'last-modified': expect.any(String),
    vary: 'accept-encoding',
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect((await get('/sitemap-parts-1.xml', { 'if-none-match': plain.headers.etag })).statusCode).toBe(304);
  for (const path of ['/sitemap-parts-9.xml', '/sitemap-..%2fsecrets.xml', '/sitemap-x.xml']) expect((await get(path)).statusCode, path).toBe(404);
  expect(asked).toHaveLength(count);
  await app.close();
});
