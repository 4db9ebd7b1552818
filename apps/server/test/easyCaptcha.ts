import type { Captcha } from '../src/services/captcha/port.ts';

/** A captcha that takes the answer `ok`, for tests that are about something else. */
export const easyCaptcha: Captcha = {
  challenge: async () => ({ kind: 'local', challenge: {} }),
  verify: async (param) => (param === 'ok' ? { ok: true } : { ok: false, code: 'F001' }),
};
