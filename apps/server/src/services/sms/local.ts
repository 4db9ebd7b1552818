import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { putIntoOutbox } from './outbox.queries.ts';
import type { SmsSender } from './port.ts';

const words = { login: '登录', register: '注册', reset_password: '重置密码', bind: '绑定手机号', validate: '验证手机号', step_up: '确认是本人操作' };

/** Keeps messages in the outbox that `/__dev/outbox` shows, instead of sending them. */
export function localSms(db: Db, clock: Clock, log: Pick<FastifyBaseLogger, 'info'>): SmsSender {
  return {
    async sendCode({ mobile, code, purpose }) {
      const text = `【芯页】您正在${words[purpose]}，验证码 ${code}，10 分钟内有效，请勿告诉他人。`;
      await putIntoOutbox(db, { at: clock.now(), channel: 'sms', recipient: mobile, purpose, code, text });
      log.info({ recipient: mobile }, '短信（本地）已放入 /__dev/outbox');
    },
  };
}
