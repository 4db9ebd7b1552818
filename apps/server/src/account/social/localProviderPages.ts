import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { escapeHtml, sendDevPage } from '../../platform/devPage.ts';
import { AUTHORIZE_PATH, isLocalQq } from '../../services/qq/local.ts';
import { findLocalPerson, localPeople } from '../../services/social/localPeople.ts';
import { CONFIRM_PATH, isLocalWechat } from '../../services/wx/local.ts';
import type { WechatScan } from '../../services/wx/port.ts';

const endings: Record<Exclude<WechatScan['phase'], 'waiting' | 'scanned'>, string> = {
  confirmed: '已确认，请回到登录的页面。',
  denied: '已拒绝，可以关闭本页。',
  expired: '二维码已失效，请回到登录的页面刷新。',
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const fields = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

const choices = `<fieldset><legend>以谁的身份登录</legend>${localPeople
  .map(
    ({ id, nickName }, index) =>
      `<label><input type="radio" name="person" value="${id}"${index === 0 ? ' checked' : ''}> ${nickName ? escapeHtml(nickName) : '（没有昵称）'}</label>`,
  )
  .join('')}</fieldset>`;
const buttons = '<p><button name="answer" value="yes">确认登录</button><button name="answer" value="no">拒绝</button></p>';
const note = '<p>没有配置微信和 QQ 的应用时，由本页代替它们。只有在这台机器上才看得到。</p>';

/** Pages that stand for WeChat's phone and for QQ's page of consent, on the developer's server. */
export async function registerLocalProviders(app: FastifyInstance, platform: Platform): Promise<void> {
  const { config, services } = platform;
  const { wx, qq } = services;
  await app.register(async (pages) => {
    await pages.register(formbody);
    if (isLocalWechat(wx)) {
      const show = (phase: WechatScan['phase'], ticket: string) => {
        const form = `<form method="post" action="${CONFIRM_PATH}"><input type="hidden" name="qr" value="${escapeHtml(ticket)}">${choices}${buttons}</form>`;
        return { title: '微信登录确认', main: phase === 'waiting' || phase === 'scanned' ? note + form : `<p role="status">${endings[phase]}</p>` };
      };
      pages.get(CONFIRM_PATH, async (request, reply) => {
        const ticket = text(fields(request.query)['qr']);
        return sendDevPage(reply, config, show(wx.phone.open(ticket), ticket));
      });
      pages.post(CONFIRM_PATH, async (request, reply) => {
        const { qr, person: id, answer } = fields(request.body);
        const person = findLocalPerson(text(id));
        const phase = answer === 'yes' && person ? wx.phone.confirm(text(qr), person) : wx.phone.deny(text(qr));
        return sendDevPage(reply, config, show(phase, text(qr)));
      });
    }
    if (isLocalQq(qq)) {
      pages.get(AUTHORIZE_PATH, async (request, reply) => {
        const { redirect_uri: redirect, state, client_id: app, response_type: type } = fields(request.query);
        // As QQ does: an address that was not registered gets an error here and never a redirect.
        if (!qq.isRegistered(redirect) || !text(state) || app !== 'local' || type !== 'code')
          return sendDevPage(reply.code(400), config, { title: 'QQ 登录', main: '<p role="alert">redirect uri is illegal(100010)</p>' });
        const hidden = `<input type="hidden" name="redirect_uri" value="${escapeHtml(redirect)}"><input type="hidden" name="state" value="${escapeHtml(text(state))}">`;
        return sendDevPage(reply, config, {
          title: 'QQ 登录',
          main: `${note}<form method="post" action="${AUTHORIZE_PATH}">${hidden}${choices}${buttons}</form>`,
        });
      });
      pages.post(AUTHORIZE_PATH, async (request, reply) => {
        const { redirect_uri: redirect, state, person: id, answer } = fields(request.body);
        if (!qq.isRegistered(redirect)) return reply.callNotFound();
        const person = findLocalPerson(text(id));
        const back = new URL(redirect);
        // A refusal comes back without a code, as from the vendors.
        if (answer === 'yes' && person) back.searchParams.set('code', qq.authorize(person, redirect));
        back.searchParams.set('state', text(state));
        return reply.code(303).header('cache-control', 'no-store').redirect(back.href, 303);
      });
    }
  });
}
