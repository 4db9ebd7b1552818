import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import type { RenderPage } from '../src/page/rendered.ts';
import { siteFrom } from '../src/site.ts';
import type { Backend } from './backend.ts';
import { pageRequest } from './pageRequest.ts';
import { completeHtml } from './pageShell.ts';
import { createNonce } from './security.ts';
import { servePdfData } from './servePdfData.ts';
import { serveDiscovery } from './serveDiscovery.ts';
import type { Settings } from './settings.ts';

/** The files of a page as Vite serves them; styles arrive with the scripts, so a page is bare for a moment. */
const DEV_ASSETS = { entry: '/src/entry-client.tsx', styles: [], preloads: [] };

/** The portal compiled on the fly: no cache, and no content policy, because Vite puts scripts and styles of its own into the page. */
export async function addDevPortal(app: FastifyInstance, settings: Settings, backend: Backend): Promise<void> {
  const vite = await createServer({
    // Not through a temporary file: the watcher of `npm run dev` would take it for a change and start anew without end.
    configLoader: 'runner',
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (/^\/(api|healthz|readyz)\b/.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  await backend.register(app);
  servePdfData(app);
  await serveDiscovery(app, { backend, publicOrigin: settings.publicOrigin, dataDir: settings.dataDir });
  app.get('/*', async (request, reply) => {
    const visit = pageRequest(request, reply, {
      backend,
      site: siteFrom(process.env),
      publicOrigin: settings.publicOrigin,
      cookieDomain: settings.cookieDomain,
    });
    if (!visit) return reply.code(400).send();
    const { renderPage } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { renderPage: RenderPage };
    const page = await renderPage(visit);
    if ('redirectTo' in page) return reply.redirect(page.redirectTo, page.status);
    const html = completeHtml(page, DEV_ASSETS, createNonce()).replace('</head>', '<script type="module" src="/@vite/client"></script></head>');
    return reply.code(page.status).headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).send(html);
  });
}
