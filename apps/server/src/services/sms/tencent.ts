import { AdapterError, type AdapterErrorKind } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import type { SmsSender } from './port.ts';

/** Settings of Tencent Cloud SMS. */
export interface TencentSmsSettings {
  secretId: string;
  secretKey: string;
  appId: string;
  signName: string;
  templateId: string;
  /** Template for numbers abroad; without it they are refused. */
  templateIdAbroad: string | undefined;
  /** Another host for tests. @default the vendor's */
  endpoint?: string;
  protocol?: 'http://' | 'https://';
}

const kindOf = (code: string): AdapterErrorKind => {
  if (code.startsWith('LimitExceeded') || code.startsWith('RequestLimitExceeded')) return 'rate_limited';
  if (/IncorrectPhoneNumber|PhoneNumberInBlacklist|ContainSensitiveWord/.test(code)) return 'rejected';
  return code.startsWith('InternalError') ? 'unavailable' : 'misconfigured';
};

/**
 * Sends through Tencent Cloud SMS (2021-01-11).
 * @see https://cloud.tencent.com/document/product/382/55981
 */
export async function tencentSms(settings: TencentSmsSettings, outgoing: Outgoing): Promise<SmsSender> {
  const { sms } = await import('tencentcloud-sdk-nodejs-sms');
  const client = new sms.v20210111.Client({
    credential: { secretId: settings.secretId, secretKey: settings.secretKey },
    region: 'ap-guangzhou',
    profile: { httpProfile: { endpoint: settings.endpoint ?? 'sms.tencentcloudapi.com', protocol: settings.protocol ?? 'https://', reqTimeout: 5 } },
  });
  return {
    sendCode: ({ mobile, code }) =>
      outgoing('sendCode', async () => {
        const templateId = mobile.startsWith('+86') ? settings.templateId : settings.templateIdAbroad;
        if (!templateId) throw new AdapterError('rejected', 'no template for numbers abroad');
        const answer = await client
          .SendSms({ PhoneNumberSet: [mobile], SmsSdkAppId: settings.appId, SignName: settings.signName, TemplateId: templateId, TemplateParamSet: [code] })
          .catch((error: unknown) => {
            // The vendor's own refusals have dotted codes; a broken line has the socket's.
            const vendorCode = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
            if (/^[A-Z][A-Za-z]+(\.[A-Za-z]+)?$/.test(vendorCode) && !/^E[A-Z]+$/.test(vendorCode))
              throw new AdapterError(kindOf(vendorCode), String(error), vendorCode, { cause: error });
            throw error;
          });
        const status = answer.SendStatusSet?.[0];
        if (status?.Code === 'Ok') return;
        throw new AdapterError(kindOf(status?.Code ?? ''), status?.Message ?? 'no answer', status?.Code ?? null);
      }),
  };
}
