import type { FastifyReply } from 'fastify';
import type { Config } from './config.ts';
import { baseHeaders } from './headers.ts';

/** Makes a text safe between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Headers of a developer's page: nothing is kept, nothing runs in it, it sits in no frame. */
export function devHeaders(config: Config): Record<string, string> {
  return {
    ...baseHeaders(config),
    'cache-control': 'no-store',
    // No form-action: browsers hold the redirect after a form to it as well, and that leads to the portal.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  };
}

interface DevPage {
  title: string;
  /** HTML of the main part. */
  main: string;
  /** Seconds after which the page loads itself again. */
  refresh?: number;
}

/** Answers with a page for the person at this machine. */
export function sendDevPage(reply: FastifyReply, config: Config, { title, main, refresh }: DevPage): FastifyReply {
  return reply.headers(devHeaders(config)).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${refresh === undefined ? '' : `<meta http-equiv="refresh" content="${refresh}">\n`}<title>${escapeHtml(title)} · 芯页</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
  li { margin: 0 0 1.5rem; }
  fieldset { border: 0; margin: 0 0 1.5rem; padding: 0; }
  label { display: block; padding: .4rem 0; }
  button { font: inherit; min-height: 2.75rem; padding: 0 1.5rem; margin-right: .75rem; }
  .code { font: 600 1.5rem/1.4 ui-monospace, monospace; letter-spacing: .15em; user-select: all; }
  .text { white-space: pre-wrap; overflow-wrap: anywhere; }
</style>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</html>`);
}
