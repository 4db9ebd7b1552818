import { AdapterError, type AdapterErrorKind, refusedByVendor } from '../adapterError.ts';
import { sdkClass } from '../sdkClass.ts';
import { type AliyunAccess, aliyunConfig } from '../aliyunConfig.ts';
import type { Outgoing } from '../outgoing.ts';
import type { SmsSender } from './port.ts';

/** Settings of Alibaba Cloud SMS. */
export interface AliyunSmsSettings extends AliyunAccess {
  signName: string;
  templateCode: string;
  /** Template of the international product; without it numbers abroad are refused. */
  templateCodeAbroad: string | undefined;
}

/** The vendor answers HTTP 200 for its own refusals; the code tells. */
const kinds: Record<string, AdapterErrorKind> = {
  'isv.BUSINESS_LIMIT_CONTROL': 'rate_limited',
  'isv.DAY_LIMIT_CONTROL': 'rate_limited',
  'isv.MOBILE_NUMBER_ILLEGAL': 'rejected',
  'isv.BLACK_KEY_CONTROL_LIMIT': 'rejected',
  'isp.SYSTEM_ERROR': 'unavailable',
  'isp.RAM_PERMISSION_DENY': 'misconfigured',
  Throttling: 'rate_limited',
};

/**
 * Sends through Alibaba Cloud SMS (Dysms 2017-05-25).
 * @see https://help.aliyun.com/zh/sms/developer-reference/api-dysmsapi-2017-05-25-sendsms
 */
export async function aliyunSms(settings: AliyunSmsSettings, outgoing: Outgoing): Promise<SmsSender> {
  // 4 MB of SDK that only this choice needs.
  const { default: exported, SendSmsRequest } = await import('@alicloud/dysmsapi20170525');
  const client = new (sdkClass(exported))(await aliyunConfig(settings, 'dysmsapi.aliyuncs.com'));
  return {
    sendCode: ({ mobile, code }) =>
      outgoing('sendCode', async () => {
        const isMainland = mobile.startsWith('+86');
        const templateCode = isMainland ? settings.templateCode : settings.templateCodeAbroad;
        if (!templateCode) throw new AdapterError('rejected', 'no template for numbers abroad');
        const phoneNumbers = isMainland ? mobile.slice(3) : mobile.slice(1);
        const request = new SendSmsRequest({
          phoneNumbers,
          templateCode,
          templateParam: JSON.stringify({ code }),
          ...(isMainland && { signName: settings.signName }),
        });
        const { body } = await client.sendSms(request).catch((error: unknown) => {
          throw refusedByVendor(error) ?? error;
        });
        if (body?.code === 'OK') return;
        throw new AdapterError(kinds[body?.code ?? ''] ?? 'misconfigured', body?.message ?? 'no answer', body?.code ?? null);
      }),
  };
}
