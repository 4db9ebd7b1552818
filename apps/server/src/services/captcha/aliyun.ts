import type { FastifyBaseLogger } from 'fastify';
import { AdapterError, refusedByVendor } from '../adapterError.ts';
import { type AliyunAccess, aliyunConfig } from '../aliyunConfig.ts';
import type { Outgoing } from '../outgoing.ts';
import { sdkClass } from '../sdkClass.ts';
import type { Captcha } from './port.ts';

/** Settings of Alibaba Cloud Captcha 2.0. */
export interface AliyunCaptchaSettings extends AliyunAccess {
  sceneId: string;
  /** The account's mark that the page's script needs. */
  prefix: string;
}

/**
 * Verifies through Alibaba Cloud Captcha 2.0.
 * When the vendor is down its advice is to let people in; the limits of codes by number, visitor and network still
 * hold then, and `mayFailOpen` closes the door when more codes than usual are going out.
 * @see https://help.aliyun.com/zh/captcha/captcha2-0/user-guide/server-integration
 */
export async function aliyunCaptcha(
  settings: AliyunCaptchaSettings,
  outgoing: Outgoing,
  mayFailOpen: () => Promise<boolean>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Captcha> {
  const { default: exported, VerifyIntelligentCaptchaRequest } = await import('@alicloud/captcha20230305');
  const client = new (sdkClass(exported))(await aliyunConfig(settings, 'captcha.cn-shanghai.aliyuncs.com'));
  const { sceneId, prefix } = settings;
  return {
    challenge: async () => ({ kind: 'aliyun', sceneId, prefix, region: 'cn' }),
    async verify(param) {
      try {
        const request = new VerifyIntelligentCaptchaRequest({ captchaVerifyParam: param, sceneId });
        const { body } = await outgoing('verify', () =>
          client.verifyIntelligentCaptcha(request).catch((error: unknown) => {
            throw refusedByVendor(error) ?? error;
          }),
        );
        if (body?.result?.verifyResult) return { ok: true };
        return { ok: false, code: body?.result?.verifyCode ?? body?.code ?? 'F001' };
      } catch (error) {
        const isLineDown = error instanceof AdapterError && (error.kind === 'timeout' || error.kind === 'unavailable');
        if (!isLineDown || !(await mayFailOpen())) return { ok: false, code: 'unavailable' };
        log.warn('captcha service is down: passed without it');
        return { ok: true };
      }
    },
  };
}
