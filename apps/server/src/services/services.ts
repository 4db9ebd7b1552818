import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock, Random } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Db } from '../platform/database/connect.ts';
import { StartError } from '../platform/startError.ts';
import { alipay } from './alipay/alipay.ts';
import { localAlipay } from './alipay/local.ts';
import type { Alipay } from './alipay/port.ts';
import { aliyunCaptcha } from './captcha/aliyun.ts';
import { localCaptcha } from './captcha/local.ts';
import type { Captcha } from './captcha/port.ts';
import { openChatModel } from './chatModel/open.ts';
import type { ChatModel } from './chatModel/port.ts';
import { openCompanyFacts } from './companyFacts/open.ts';
import type { CompanyFacts } from './companyFacts/port.ts';
import { type FetchPublic, fetchPublic } from './fetchPublic.ts';
import { localInstantMessages } from './im/local.ts';
import type { InstantMessages } from './im/port.ts';
import { uniInstantMessages } from './im/uniim.ts';
import { localMail } from './mail/local.ts';
import type { Mailer } from './mail/port.ts';
import { smtpMail } from './mail/smtp.ts';
import { createOutgoing } from './outgoing.ts';
import { internetFiles } from './outsideFiles/internet.ts';
import type { OutsideFiles } from './outsideFiles/port.ts';
import { localQq } from './qq/local.ts';
import type { Qq } from './qq/port.ts';
import { qqConnect } from './qq/qqConnect.ts';
import { aliyunSms } from './sms/aliyun.ts';
import { localSms } from './sms/local.ts';
import type { SmsSender } from './sms/port.ts';
import { tencentSms } from './sms/tencent.ts';
import { localVisitLog } from './visitLog/local.ts';
import { clamd, clamdAddress } from './virusScan/clamd.ts';
import type { VirusScanner } from './virusScan/port.ts';
import type { VisitLog } from './visitLog/port.ts';
import { remoteVisitLog } from './visitLog/remote.ts';
import { localWechat } from './wx/local.ts';
import type { Wechat } from './wx/port.ts';
import { weixin } from './wx/weixin.ts';

/** The outside services, each a port with a vendor's adapter or the local stand-in. */
export interface Services {
  sms: SmsSender;
  captcha: Captcha;
  im: InstantMessages;
  visitLog: VisitLog;
  /** Null where the site has none of these. */
  wx: Wechat | null;
  qq: Qq | null;
  mail: Mailer | null;
  alipay: Alipay | null;
  virusScan: VirusScanner | null;
  outsideFiles: OutsideFiles | null;
  companyFacts: CompanyFacts | null;
  chatModel: ChatModel | null;
  /** Fetches what an address that a member gave leads to. */
  fetchPublic: FetchPublic;
}

interface ServiceOptions {
  config: Config;
  db: Db;
  clock: Clock;
  random: Random;
  log: FastifyBaseLogger;
  /** Whether few enough codes are going out to do without a captcha that is down. */
  mayFailOpen: () => Promise<boolean>;
  /** Messages that members have not read, where they are sent on this portal. */
  countUnread: (memberIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Origin of the pages that stand for vendors; known once they listen. */
  pagesOrigin: () => string;
}

/** Opens the services that the configuration names; vendors' SDKs are loaded only when chosen. */
export async function openServices(options: ServiceOptions): Promise<Services> {
  return {
    sms: await openSms(options),
    captcha: await openCaptcha(options),
    im: openInstantMessages(options),
    visitLog: openVisitLog(options),
    wx: openWechat(options),
    qq: openQq(options),
    mail: await openMail(options),
    alipay: await openAlipay(options),
    virusScan: openVirusScan(options),
    outsideFiles: openOutsideFiles(options),
    companyFacts: openCompanyFacts(options),
    chatModel: openChatModel(options),
    fetchPublic,
  };
}

async function openAlipay({ config, db, clock, random, log, pagesOrigin }: ServiceOptions): Promise<Alipay | null> {
  const { pay, vendor, dataDir } = config;
  if (pay === 'off') return null;
  if (pay === 'local') return localAlipay({ db, clock, random, dataDir, pagesOrigin });
  const settings = {
    appId: vendor['ALIPAY_APPID'] ?? '',
    sellerId: vendor['ALIPAY_SELLER_ID'] ?? '',
    privateKey: readKey(vendor, 'ALIPAY_PRIVATE_KEY_FILE'),
    alipayPublicKey: readKey(vendor, 'ALIPAY_PUBLIC_KEY_FILE'),
  };
  return alipay(settings, createOutgoing({ name: 'alipay', clock, log }));
}

/** A key from the file that a variable names. @throws StartError */
function readKey(vendor: Record<string, string>, name: string): string {
  try {
    return readFileSync(vendor[name] ?? '', 'utf8').trim();
  } catch (error) {
    throw new StartError(`读不到 ${name} 指定的密钥文件，请检查路径和权限。`, { cause: error });
  }
}

const aliyunKeys = (vendor: ServiceOptions['config']['vendor']) => ({
  accessKeyId: vendor['ALIYUN_ACCESS_KEY_ID'] ?? '',
  accessKeySecret: vendor['ALIYUN_ACCESS_KEY_SECRET'] ?? '',
});

async function openSms({ config: { sms, vendor }, db, clock, log }: ServiceOptions): Promise<SmsSender> {
  if (sms === 'local') return localSms(db, clock, log);
  const outgoing = createOutgoing({ name: `sms.${sms}`, clock, log });
  if (sms === 'aliyun')
    return aliyunSms(
      {
        ...aliyunKeys(vendor),
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
    ...aliyunKeys(vendor),
    sceneId: vendor['ALIYUN_CAPTCHA_SCENE'] ?? '',
    prefix: vendor['ALIYUN_CAPTCHA_PREFIX'] ?? '',
  };
  return aliyunCaptcha(settings, createOutgoing({ name: 'captcha.aliyun', clock, log }), mayFailOpen, log);
}

function openInstantMessages({ config: { im, vendor }, countUnread, clock, log }: ServiceOptions): InstantMessages {
  if (im === 'local') return localInstantMessages(countUnread);
  const outgoing = createOutgoing({ name: 'im.uniim', clock, log, timeoutMs: 3000 });
  return uniInstantMessages({ url: vendor['UNIIM_URL'] ?? '', key: vendor['UNIIM_KEY'] ?? '' }, outgoing);
}

function openVisitLog({ config: { visitLogUrl }, clock, log }: ServiceOptions): VisitLog {
  return visitLogUrl === undefined ? localVisitLog : remoteVisitLog(visitLogUrl, createOutgoing({ name: 'visitLog', clock, log, timeoutMs: 3000 }));
}

function openWechat({ config: { wx, vendor }, clock, random, log, pagesOrigin }: ServiceOptions): Wechat | null {
  if (wx === 'off') return null;
  if (wx === 'local') return localWechat(clock, random, pagesOrigin);
  return weixin({ appId: vendor['WX_APPID'] ?? '', secret: vendor['WX_SECRET'] ?? '' }, createOutgoing({ name: 'wx', clock, log }));
}

function openQq({ config: { qq, vendor }, clock, random, log, pagesOrigin }: ServiceOptions): Qq | null {
  if (qq === 'off') return null;
  if (qq === 'local') return localQq(clock, random, pagesOrigin);
  return qqConnect({ appId: vendor['QQ_APPID'] ?? '', key: vendor['QQ_KEY'] ?? '' }, createOutgoing({ name: 'qq', clock, log }));
}

/** For the whole of one file, of the largest too. */
const SCAN_MS = 30_000;

function openVirusScan({ config: { clamdUrl }, clock, log }: ServiceOptions): VirusScanner | null {
  const address = clamdUrl === undefined ? null : clamdAddress(clamdUrl);
  return address && clamd(address, createOutgoing({ name: 'clamd', clock, log, timeoutMs: SCAN_MS }), SCAN_MS);
}

/** No breaker: makers' sites fail one by one, and that is what is looked for. */
function openOutsideFiles({ config: { isLinkCheckOn, publicOrigin } }: ServiceOptions): OutsideFiles | null {
  if (!isLinkCheckOn) return null;
  return internetFiles({ userAgent: `ChipPageLinkCheck/1.0${publicOrigin === undefined ? '' : ` (+${publicOrigin})`}` });
}

async function openMail({ config: { mail, vendor, dataDir }, db, clock, log }: ServiceOptions): Promise<Mailer | null> {
  if (mail === 'off') return null;
  if (mail === 'local') return localMail({ db, clock, log, folder: join(dataDir, 'mails') });
  const outgoing = createOutgoing({ name: 'mail', clock, log, timeoutMs: 30_000 });
  return smtpMail({ url: vendor['SMTP_URL'] ?? '', from: vendor['MAIL_FROM'] ?? '' }, outgoing);
}
