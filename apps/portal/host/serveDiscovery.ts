import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allPages } from '../src/routes/allPages.ts';
import { catalogueOf } from './catalogueAddresses.ts';
import type { Backend } from './backend.ts';

interface Discovery {
  backend: Backend;
  publicOrigin: string | undefined;
}

/** What no search engine has to read: data, a member's own pages, and addresses that hold tickets and codes. */
const PRIVATE = ['/api/', '/__dev/', ...allPages.flatMap(({ robots = [] }) => robots)];

/** Of the API only what pages show or offer: datasheets, figures, feeds. */
const OPEN_FILES = ['/api/file/spec/v1/content/', '/api/news/figure/', '/api/news/feed.'];
const URLSET = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

function escapeXml(text: string): string {
  return text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);
}

/** Serves what search engines read first: robots.txt and the sitemaps of pages, brands, categories, articles, goods and parts. */
export function serveDiscovery(app: FastifyInstance, { backend, publicOrigin }: Discovery): void {
  const originOf = (request: FastifyRequest) => publicOrigin ?? `${request.protocol}://${request.host}`;
  const catalogue = catalogueOf(backend.fetchFor(null));

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

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const entries = (await catalogue.files()).map((file) => `<sitemap><loc>${escapeXml(`${origin}/sitemap-${file}.xml`)}</loc></sitemap>`).join('');
    return reply.headers(XML_HEADERS).send(`${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</sitemapindex>`);
  });

  app.get<{ Params: { file: string } }>('/sitemap-:file.xml', async (request, reply) => {
    const addresses = await catalogue.addresses(request.params.file);
    if (!addresses) return reply.code(404).type('text/plain; charset=utf-8').send('没有这个文件。');
    return reply.headers(XML_HEADERS).send(urls(originOf(request), addresses));
  });
}

const XML_HEADERS = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600, s-maxage=86400' };

/** A sitemap that flows while the catalogue is read, so that its size never matters. */
function urls(origin: string, addresses: AsyncIterable<string>): Readable {
  return Readable.from(
    (async function* () {
      yield HEAD + URLSET;
      for await (const address of addresses) yield `<url><loc>${escapeXml(origin + address)}</loc></url>`;
      yield '</urlset>';
    })(),
  );
}
