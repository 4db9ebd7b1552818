import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { baseHeaders, connectOrigins, frameOrigins } from '@chippage/server/headers';
import { guardHttp, toFailure } from '@chippage/server/http';
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import type { RenderPage } from '../src/page/rendered.ts';
import { siteFrom } from '../src/site.ts';
import type { Backend } from './backend.ts';
import { readClientAssets } from './clientAssets.ts';
import { pagePolicy } from './security.ts';
import { sendSmallPage } from './smallPage.ts';
import { servePdfData } from './servePdfData.ts';
import { serveDiscovery } from './serveDiscovery.ts';
import { servePages } from './servePages.ts';
import { servePlainCart } from './servePlainCart.ts';
import { serveStaticFiles } from './staticFiles.ts';
import type { Settings } from './settings.ts';

/** The folder of `dist`. */
export const distFolder = join(import.meta.dirname, '../dist');

/** A web server with what every answer of the portal has: headers, request ids and a last resort for failures. */
export function createWebServer(settings: Settings, backend: Backend): FastifyInstance {
  const headers = baseHeaders(settings);
  const app = Fastify({
    ...backend.options,
    // Agents find the tools at the address that is usual for them; the API has them with its other calls.
    rewriteUrl: ({ url = '/' }) => (/^\/mcp\/?(?:$|\?)/.test(url) ? url.replace(/^\/mcp\/?/, '/api/mcp') : url),
    frameworkErrors: (error, request, reply) => {
      if (request.url.startsWith('/api/')) return backend.options.frameworkErrors?.(error, request, reply);
      const answer: FastifyReply = reply;
      void sendSmallPage(answer.headers(headers), { status: 400, title: '网址有误', text: '网址里有无法识别的字符，请检查后重试。' });
    },
  });
  guardHttp(app, headers);
  app.setErrorHandler((error, request, reply) => {
    const { status, message } = toFailure(error);
    if (status !== 500) return void sendSmallPage(reply, { status, title: '无法处理这个请求', text: `${message}。` });
    request.log.error({ err: error }, 'a page failed');
    void sendSmallPage(reply, { status: 500, title: '页面出错了', text: `请稍后刷新重试。若仍然不行，请把编号 ${request.id} 告诉我们。` });
  });
  return app;
}

/** The built portal: API, static files, search-engine files and pages. */
export async function addBuiltPortal(app: FastifyInstance, settings: Settings, backend: Backend): Promise<void> {
  const clientFolder = join(distFolder, 'client');
  const [assetsOf, server] = await Promise.all([readClientAssets(clientFolder), importRenderer()]);
  await backend.register(app);
  await serveStaticFiles(app, clientFolder);
  servePdfData(app);
  await serveDiscovery(app, { backend, publicOrigin: settings.publicOrigin, dataDir: settings.dataDir });
  servePlainCart(app, { backend, publicOrigin: settings.publicOrigin });
  servePages(app, {
    render: server.renderPage,
    assetsOf,
    policy: pagePolicy(frameOrigins(process.env), connectOrigins(process.env)),
    backend,
    site: siteFrom(process.env),
    publicOrigin: settings.publicOrigin,
    cookieDomain: settings.cookieDomain,
  });
}

/** Loads the built renderer; its path is a value, because it does not exist when types are checked. */
async function importRenderer(): Promise<{ renderPage: RenderPage }> {
  const built: { renderPage: RenderPage } = await import(pathToFileURL(join(distFolder, 'server/entry-server.js')).href);
  return built;
}
