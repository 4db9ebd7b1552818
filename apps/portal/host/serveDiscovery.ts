import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { listeningOrigin, ownOrigin } from '@chippage/server/origin';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allPages } from '../src/routes/allPages.ts';
import type { Backend } from './backend.ts';
import { keepSitemaps } from './sitemapJob.ts';

interface Discovery {
  backend: Backend;
  publicOrigin: string | undefined;
  /** Where the portal may write. */
  dataDir: string;
}

/** What no search engine has to read: data, a member's own pages, and addresses that hold tickets and codes. */
const PRIVATE = ['/api/', ...allPages.flatMap(({ robots = [] }) => robots)];

/** Of the API only what pages show or offer: datasheets, figures, feeds. */
const OPEN_FILES = ['/api/file/spec/v1/content/', '/api/news/figure/', '/api/news/feed.'];
const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

/** Serves what search engines read first: robots.txt and the sitemaps of pages, brands, categories, articles, goods and parts. */
export async function serveDiscovery(app: FastifyInstance, { backend, publicOrigin, dataDir }: Discovery): Promise<void> {
  const originOf = (request: FastifyRequest) => ownOrigin({ publicOrigin }, request);

  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));

  app.get('/robots.txt', (request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' })
      .send(
        [
          'User-agent: *',
          ...OPEN_FILES.map((path) => `Allow: ${path}`),
          ...PRIVATE.map((path) => `Disallow: ${path}`),
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  await serveSitemaps(app, { backend, publicOrigin, folder: join(dataDir, 'sitemaps') });
}

/** Serves the sitemaps from the folder into which a job writes them, so that asking for one costs what any file costs. */
async function serveSitemaps(
  app: FastifyInstance,
  { backend, publicOrigin, folder }: Pick<Discovery, 'backend' | 'publicOrigin'> & { folder: string },
): Promise<void> {
  // Where it cannot be made the job says so; the rest of the portal needs no folder here.
  await mkdir(folder, { recursive: true }).catch(() => undefined);
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false });
  const isThere = (name: string) => /^sitemap(?:-[a-z]+(?:-\d+)?)?\.xml$/.test(name) && existsSync(join(folder, name));
  for (const path of ['/sitemap.xml', '/sitemap-:file.xml'])
    app.get(path, { logLevel: 'warn' }, (request, reply) => {
      const name = request.url.split('?', 1)[0]?.slice(1) ?? '';
      if (isThere(name)) return reply.headers({ 'cache-control': 'public, max-age=3600' }).sendFile(name);
      if (isThere('sitemap.xml')) return reply.code(404).headers(PLAIN).send('没有这个文件。');
      return reply
        .code(503)
        .headers({ ...PLAIN, 'retry-after': '10' })
        .send('站点地图正在生成，请稍后再来。');
    });
  const stopping = new AbortController();
  const origin = () => publicOrigin ?? listeningOrigin(app.server);
  app.addHook('onListen', async () => void keepSitemaps({ backend, folder, origin, log: app.log }, stopping.signal));
  app.addHook('onClose', async () => stopping.abort());
}
