import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Random } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/connect.ts';
import { aliyunCaptcha } from './captcha/aliyun.ts';
import { localCaptcha } from './captcha/local.ts';
import type { Captcha } from './captcha/port.ts';
import { localInstantMessages } from './im/local.ts';
import type { InstantMessages } from './im/port.ts';
import { uniInstantMessages } from './im/uniim.ts';
import { createOutgoing } from './outgoing.ts';
import { aliyunSms } from './sms/aliyun.ts';
import { localSms } from './sms/local.ts';
import type { SmsSender } from './sms/port.ts';
import { tencentSms } from './sms/tencent.ts';
import { localVisitLog } from './visitLog/local.ts';
import type { VisitLog } from './visitLog/port.ts';
import { remoteVisitLog } from './visitLog/remote.ts';

/** The outside services, each a port with a vendor's adapter or the local stand-in. */
export interface Services {
  sms: SmsSender;
  captcha: Captcha;
  im: InstantMessages;
  visitLog: VisitLog;
}

interface ServiceOptions {
  config: Config;
  db: Db;
  clock: Clock;
  random: Random;
  log: FastifyBaseLogger;
  /** Whether few enough codes are going out to do without a captcha that is down. */
  mayFailOpen: () => Promise<boolean>;
}

/** Opens the services that the configuration names; vendors' SDKs are loaded only when chosen. */
export async function openServices(options: ServiceOptions): Promise<Services> {
  return { sms: await openSms(options), captcha: await openCaptcha(options), im: openInstantMessages(options), visitLog: openVisitLog(options) };
}

async function openSms({ config: { sms, vendor }, db, clock, log }: ServiceOptions): Promise<SmsSender> {
  if (sms === 'local') return localSms(db, clock, log);
  const outgoing = createOutgoing({ name: `sms.${sms}`, clock, log });
  if (sms === 'aliyun')
    return aliyunSms(
      {
        accessKeyId: vendor['ALIYUN_ACCESS_KEY_ID'] ?? '',
        accessKeySecret: vendor['ALIYUN_ACCESS_KEY_SECRET'] ?? '',
        signName: vendor['ALIYUN_SMS_SIGN'] ?? '',
        templateCode: vendor['ALIYUN_SMS_TEMPLATE'] ?? '',
        templateCodeAbroad: vendor['ALIYUN_SMS_TEMPLATE_ABROAD'],
      },
      outgoing,
    );
  return tencentSms(
    {
      secretId: vendor['TENCENT_SECRET_ID'] ?? '',
      secretKey: vendor['TENCENT_SECRET_KEY'] ?? '',
      appId: vendor['TENCENT_SMS_APP_ID'] ?? '',
      signName: vendor['TENCENT_SMS_SIGN'] ?? '',
      templateId: vendor['TENCENT_SMS_TEMPLATE'] ?? '',
      templateIdAbroad: vendor['TENCENT_SMS_TEMPLATE_ABROAD'],
    },
    outgoing,
  );
}

async function openCaptcha({ config, db, clock, random, log, mayFailOpen }: ServiceOptions): Promise<Captcha> {
  if (config.captcha === 'local') return localCaptcha({ db, clock, random, signingKey: config.secrets.signingKey });
  const { vendor } = config;
  const settings = {
    accessKeyId: vendor['ALIYUN_ACCESS_KEY_ID'] ?? '',
    accessKeySecret: vendor['ALIYUN_ACCESS_KEY_SECRET'] ?? '',
    sceneId: vendor['ALIYUN_CAPTCHA_SCENE'] ?? '',
    prefix: vendor['ALIYUN_CAPTCHA_PREFIX'] ?? '',
  };
  return aliyunCaptcha(settings, createOutgoing({ name: 'captcha.aliyun', clock, log }), mayFailOpen, log);
}

function openInstantMessages({ config: { im, vendor }, db, clock, log }: ServiceOptions): InstantMessages {
  if (im === 'local') return localInstantMessages(db);
  const outgoing = createOutgoing({ name: 'im.uniim', clock, log, timeoutMs: 3000 });
  return uniInstantMessages({ url: vendor['UNIIM_URL'] ?? '', key: vendor['UNIIM_KEY'] ?? '' }, outgoing);
}

function openVisitLog({ config: { visitLogUrl }, clock, log }: ServiceOptions): VisitLog {
  return visitLogUrl === undefined ? localVisitLog : remoteVisitLog(visitLogUrl, createOutgoing({ name: 'visitLog', clock, log, timeoutMs: 3000 }));
}
