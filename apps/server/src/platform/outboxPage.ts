import type { FastifyInstance } from 'fastify';
import { listOutbox, type OutboxRow } from '../services/sms/outbox.queries.ts';
import type { Platform } from './context.ts';
import { shanghaiSecond } from './shanghai.ts';
import { devHeaders, escapeHtml, sendDevPage } from './devPage.ts';

/** Codes and mails that would have gone out, on the developer's server. */
export function registerOutbox(app: FastifyInstance, { db, config }: Platform): void {
  app.get('/__dev/outbox', async (request, reply) => {
    const rows = await listOutbox(db, 50);
    if (request.headers.accept?.includes('application/json')) return reply.headers(devHeaders(config)).send({ data: rows });
    const main = `<p>没有配置短信和邮件服务时，本该发出的消息在这里。本页只有在这台机器上才看得到，每 5 秒刷新一次。</p>
${rows.length === 0 ? '<p>还没有消息。</p>' : `<ol reversed>${rows.map(item).join('')}</ol>`}`;
    return sendDevPage(reply, config, { title: '开发用发件箱', main, refresh: 5 });
  });
}

const item = ({ at, recipient, code, text }: OutboxRow) =>
  `<li>${code === '' ? '' : `<div class="code">${escapeHtml(code)}</div>`}<div>${escapeHtml(recipient)} · <time datetime="${at.toISOString()}">${shanghaiSecond(at)}</time></div><div class="text">${linked(escapeHtml(text))}</div></li>`;

/** A link in a mail is there to be followed. */
const linked = (html: string) => html.replaceAll(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
