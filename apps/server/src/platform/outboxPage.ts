import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { devOutbox } from '../services/sms/outbox.schema.ts';
import type { Platform } from './context.ts';
import { isLocal } from './contract/contract.ts';
import { baseHeaders } from './headers.ts';

type Row = typeof devOutbox.$inferSelect;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const timeOf = (at: Date) => at.toLocaleString('zh-CN', { timeZone: 'Asia/Shanghai', hour12: false });

/** Codes that would have gone out, for the person at this machine only: anybody else finds no such page. */
export function registerOutbox(app: FastifyInstance, { db, config }: Platform): void {
  app.get('/__dev/outbox', async (request, reply) => {
    // In a browser of this machine another site could point its name at us and read along; the address bar gives it away.
    if (!isLocal(request) || !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(request.hostname)) return reply.callNotFound();
    const rows = await db.select().from(devOutbox).orderBy(desc(devOutbox.id)).limit(50);
    reply.headers({
      ...baseHeaders(config),
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
    if (request.headers.accept?.includes('application/json')) return reply.send({ data: rows });
    return reply.type('text/html; charset=utf-8').send(page(rows));
  });
}

const page = (rows: Row[]) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>开发用发件箱 · 芯页</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
  body { max-width: 45rem; margin: 2rem auto; padding: 0 1rem; }
  li { margin: 0 0 1.5rem; }
  .code { font: 600 1.5rem/1.4 ui-monospace, monospace; letter-spacing: .15em; user-select: all; }
</style>
<main>
<h1>开发用发件箱</h1>
<p>没有配置短信服务时，本该发出的消息在这里。本页只有在这台机器上才看得到，每 5 秒刷新一次。</p>
${rows.length === 0 ? '<p>还没有消息。</p>' : `<ol reversed>${rows.map(item).join('')}</ol>`}
</main>
</html>`;

const item = ({ at, recipient, code, text }: Row) =>
  `<li><div class="code">${escape(code)}</div><div>${escape(recipient)} · <time datetime="${at.toISOString()}">${timeOf(at)}</time></div><div>${escape(text)}</div></li>`;
