import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/context.ts';
import { audit } from '../../platform/audit.queries.ts';
import { isLocalAlipay } from '../../services/alipay/local.ts';
import { settle } from './settling.ts';
import { keepNotice } from './onlinePayments.queries.ts';
import { registerLocalCashier } from './localCashier.ts';

const fieldsOf = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    : {};

/**
 * Where Alipay tells of payments. Machine to machine, so it is no part of the contract: the answer is `success` for
 * what was verified and understood, and `fail` for everything else, which makes Alipay come again.
 */
export function registerAlipayNotify(api: FastifyInstance, platform: Platform): void {
  const { alipay } = platform.services;
  if (!alipay) return;
  api.post('/ali/pay/notify', { bodyLimit: 65_536 }, async (request, reply) => {
    const answer = (word: 'success' | 'fail') => reply.type('text/plain; charset=utf-8').send(word);
    const notice = alipay.readNotice(fieldsOf(request.body));
    if (!notice) {
      await audit({ ...platform, ip: request.ip, uuid: '', requestId: request.id }, { event: 'payment.notice', outcome: 'refused' });
      return answer('fail');
    }
    const outcome = await settle(platform, notice);
    await keepNotice(platform.db, {
      notifyId: notice.notifyId,
      outTradeNo: notice.outTradeNo,
      status: notice.tradeStatus,
      amount: notice.amount,
      outcome,
      at: platform.clock.now(),
    });
    return answer(outcome === 'mismatch' || outcome === 'unknown' ? 'fail' : 'success');
  });
}

/** The page that stands for Alipay's on a developer's machine. */
export async function registerCashier(app: FastifyInstance, platform: Platform): Promise<void> {
  if (isLocalAlipay(platform.services.alipay)) await registerLocalCashier(app, platform, platform.services.alipay);
}
