import { resolve } from 'node:path';
import { readSecrets, secretNames, type Secrets } from './secrets.ts';
import {
  clamdUrlMistake,
  cookieDomainMistake,
  databaseUrlMistake,
  dataDirMistake,
  keyFileMistake,
  s3BucketMistake,
  s3EndpointMistake,
  smtpUrlMistake,
  trustProxyMistake,
} from './settingChecks.ts';
import type { S3Settings } from './s3Settings.ts';
import { StartError } from './startError.ts';

/** Everything that an operator may set; read once at start. */
export interface Config {
  isProduction: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Public origin, e.g. `https://www.example.com`; undefined on a developer's machine. */
  publicOrigin: string | undefined;
  /** Origins of partner sites that may read the catalogue from a browser. */
  partnerOrigins: string[];
  /** Proxies whose X-Forwarded-For is believed. */
  trustProxy: string[];
  /** Header in which the trusted proxy says where a visitor's address is, e.g. `x-ip-region`; undefined: nobody knows. */
  regionHeader: string | undefined;
  logLevel: string;
  /** Whether anonymous reads have a budget a minute. */
  isBudgetOn: boolean;
  /** At most so many of the sample documents are read. */
  sampleReading: number;
  /** Whether every answer is checked against the contract; costs time, so only for tests and development. */
  isAnswerChecked: boolean;
  sms: 'local' | 'aliyun' | 'tencent';
  captcha: 'local' | 'aliyun';
  wx: 'local' | 'weixin' | 'off';
  qq: 'local' | 'qq' | 'off';
  mail: 'local' | 'smtp' | 'off';
  /** How orders in yuan are paid online. */
  pay: 'local' | 'alipay' | 'off';
  /** Who gives facts of registered companies. */
  companyFacts: 'local' | 'tianyancha' | 'off';
  /** Calls to that provider a day, by the whole site; null: as many as are asked. */
  companyFactCalls: number | null;
  /** The language model of the assistant. */
  ai: 'off' | 'openai-compatible';
  /** Questions that it is asked a day, by the whole site. */
  aiQuestions: number;
  /** Sites of the same owner that a visitor may be sent back to with a one-time ticket. */
  swbOrigins: string[];
  /** Parent domain of the readable cookies; undefined: the host alone. */
  cookieDomain: string | undefined;
  /** Where instant messages are. */
  im: 'local' | 'uniim';
  /** Another log of visits; undefined: the portal's own table only. */
  visitLogUrl: string | undefined;
  /** Where clamd looks through uploads, e.g. `tcp://127.0.0.1:3310`; undefined: nobody does. */
  clamdUrl: string | undefined;
  /** Whether makers' addresses of datasheets are asked, which goes out to the internet by itself. */
  isLinkCheckOn: boolean;
  /** The bucket in which files are kept; null: a folder of `dataDir`. */
  s3: S3Settings | null;
  /** What the cloud disk of a member holds at most. */
  diskBytes: number;
  /** What the environment says of the site; the operator's settings go before it. */
  site: Record<string, string>;
  /** Whether a fresh installation gets the sample catalogue and its documents. */
  hasSample: boolean;
  /** Settings of the chosen vendors by their environment names. */
  vendor: Record<string, string>;
  secrets: Secrets;
}

type Env = Record<string, string | undefined>;

const vendorSettings: Record<string, string[]> = {
  'SMS=aliyun': ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET', 'ALIYUN_SMS_SIGN', 'ALIYUN_SMS_TEMPLATE', 'ALIYUN_SMS_TEMPLATE_ABROAD'],
  'SMS=tencent': ['TENCENT_SECRET_ID', 'TENCENT_SECRET_KEY', 'TENCENT_SMS_APP_ID', 'TENCENT_SMS_SIGN', 'TENCENT_SMS_TEMPLATE', 'TENCENT_SMS_TEMPLATE_ABROAD'],
  'OAUTH_WX=weixin': ['WX_APPID', 'WX_SECRET'],
  'OAUTH_QQ=qq': ['QQ_APPID', 'QQ_KEY'],
  'IM=uniim': ['UNIIM_URL', 'UNIIM_KEY'],
  'MAIL=smtp': ['SMTP_URL', 'MAIL_FROM'],
  'PAY=alipay': ['ALIPAY_APPID', 'ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE', 'ALIPAY_SELLER_ID'],
  'BIZ=tianyancha': ['TYC_TOKEN'],
  'AI=openai-compatible': ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'],
  'FILES=s3': ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  'CAPTCHA=aliyun': ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET', 'ALIYUN_CAPTCHA_SCENE', 'ALIYUN_CAPTCHA_PREFIX'],
};

/** Calls a day that a site makes at a provider that costs money for each, until it says otherwise. */
const USUAL_CALLS = 2000;

/** Settings of the site by the variables that may give them. */
const siteVariables = {
  'site.name': 'SITE_NAME',
  'site.icp': 'SITE_ICP',
  'site.publicSecurity': 'SITE_PUBLIC_SECURITY',
  'site.telecom': 'SITE_TELECOM',
  'site.humanResources': 'SITE_HUMAN_RESOURCES',
  'site.helpPhone': 'SITE_HELP_PHONE',
  'site.helpEmail': 'SITE_HELP_EMAIL',
  'site.helpHours': 'SITE_HELP_HOURS',
};

/**
 * Reads the configuration from the environment.
 * @throws StartError with one sentence for each mistake; it names variables, never their values.
 */
export function readConfig(env: Env): Config {
  const mistakes: string[] = [];
  const note = (mistake: string | null | undefined) => void (mistake && mistakes.push(mistake));
  const isProduction = env['NODE_ENV'] === 'production';
  const origin = (name: string, value: string) => {
    const parsed = URL.parse(value);
    if (parsed && /^https?:$/.test(parsed.protocol) && parsed.origin === value.replace(/\/$/, '')) return parsed.origin;
    mistakes.push(`${name} 应是完整的来源，例如 https://www.example.com，不带路径。`);
    return '';
  };
  const choice = <T extends string>(name: string, values: readonly [T, ...T[]]): T => {
    const value = env[name] || values[0];
    const found = values.find((candidate) => candidate === value);
    if (!found) mistakes.push(`${name} 只能是 ${values.join('、')} 之一。`);
    return found ?? values[0];
  };
  const list = (name: string) =>
    (env[name] ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);

  const sms = choice('SMS', ['local', 'aliyun', 'tencent']);
  const captcha = choice('CAPTCHA', ['local', 'aliyun']);
  // Without a word these three are on where their settings are, and off in production where they are not.
  const absent = isProduction ? 'off' : 'local';
  const present = isProduction ? 'local' : 'off';
  const wx = choice('OAUTH_WX', env['WX_APPID'] ? ['weixin', absent, present] : [absent, 'weixin', present]);
  const qq = choice('OAUTH_QQ', env['QQ_APPID'] ? ['qq', absent, present] : [absent, 'qq', present]);
  const mail = choice('MAIL', env['SMTP_URL'] ? ['smtp', absent, present] : [absent, 'smtp', present]);
  const pay = choice('PAY', env['ALIPAY_APPID'] ? ['alipay', absent, present] : [absent, 'alipay', present]);
  const chosen = { SMS: sms, CAPTCHA: captcha, OAUTH_WX: wx, OAUTH_QQ: qq, MAIL: mail, PAY: pay };
  const im = choice('IM', env['UNIIM_URL'] ? ['uniim', 'local'] : ['local', 'uniim']);
  const companyFacts = choice('BIZ', env['TYC_TOKEN'] ? ['tianyancha', 'local', 'off'] : ['local', 'tianyancha', 'off']);
  const ai = choice('AI', env['AI_BASE_URL'] ? ['openai-compatible', 'off'] : ['off', 'openai-compatible']);
  const files = choice('FILES', ['local', 's3']);
  const s3Style = choice('S3_STYLE', ['host', 'path']);
  const vendor: Record<string, string> = {};
  for (const [name, value] of Object.entries({ ...chosen, IM: im, BIZ: companyFacts, AI: ai, FILES: files }))
    for (const setting of vendorSettings[`${name}=${value}`] ?? []) {
      if (env[setting]) vendor[setting] = env[setting];
      else if (!setting.endsWith('_ABROAD')) mistakes.push(`使用 ${name}=${value} 时必须设置 ${setting}。`);
    }
  note(vendor['SMTP_URL'] && smtpUrlMistake(vendor['SMTP_URL']));
  for (const name of ['ALIPAY_PRIVATE_KEY_FILE', 'ALIPAY_PUBLIC_KEY_FILE']) note(vendor[name] && keyFileMistake(name, vendor[name]));
  for (const name of ['UNIIM_URL', 'LOG_URL', 'AI_BASE_URL'])
    if (env[name] && !/^https?:$/.test(URL.parse(env[name])?.protocol ?? '')) mistakes.push(`${name} 应是 http 或 https 的完整网址。`);
  note(vendor['S3_ENDPOINT'] && s3EndpointMistake(vendor['S3_ENDPOINT']));
  note(vendor['S3_BUCKET'] && s3BucketMistake(vendor['S3_BUCKET']));
  const diskMb = Number(env['DISK_QUOTA_MB'] || 5000);
  if (!Number.isSafeInteger(diskMb) || diskMb < 1 || diskMb > 10_000_000) mistakes.push('DISK_QUOTA_MB 应是 1 到 10000000 的整数。');
  const callsADay = Number(env['TYC_DAILY_CAP'] || USUAL_CALLS);
  if (!Number.isSafeInteger(callsADay) || callsADay < 1 || callsADay > 10_000_000) mistakes.push('TYC_DAILY_CAP 应是 1 到 10000000 的整数。');
  const aiQuestions = Number(env['AI_DAILY_CAP'] || USUAL_CALLS);
  if (!Number.isSafeInteger(aiQuestions) || aiQuestions < 1 || aiQuestions > 10_000_000) mistakes.push('AI_DAILY_CAP 应是 1 到 10000000 的整数。');
  const sampleReading = Number(env['SAMPLE_READING'] || Number.MAX_SAFE_INTEGER);
  if (!Number.isSafeInteger(sampleReading) || sampleReading < 0) mistakes.push('SAMPLE_READING 应是 0 或更大的整数。');
  note(env['CLAMD_URL'] && clamdUrlMistake(env['CLAMD_URL']));
  if (isProduction) mistakes.push(...productionMistakes(env, chosen));
  for (const name of Object.values(secretNames)) if (env[name] && Buffer.byteLength(env[name]) < 32) mistakes.push(`${name} 太短，至少 32 个字符。`);
  note(env['DATABASE_URL'] && databaseUrlMistake(env['DATABASE_URL']));
  const publicOrigin = env['PUBLIC_ORIGIN'] ? origin('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) : undefined;
  const partnerOrigins = list('PARTNER_ORIGINS').map((item) => origin('PARTNER_ORIGINS', item));
  const swbOrigins = list('SWB_ORIGINS').map((item) => origin('SWB_ORIGINS', item));
  const cookieDomain = env['COOKIE_DOMAIN'] || undefined;
  note(cookieDomain && cookieDomainMistake(cookieDomain, publicOrigin));
  const trustProxy = list('TRUST_PROXY');
  note(trustProxyMistake(trustProxy));
  const regionHeader = env['IP_REGION_HEADER']?.toLowerCase() || undefined;
  if (regionHeader && !/^[a-z0-9-]{2,60}$/.test(regionHeader)) mistakes.push('IP_REGION_HEADER 应是请求头的名字，例如 x-ip-region。');
  if (regionHeader && !env['TRUST_PROXY']) mistakes.push('IP_REGION_HEADER 要与 TRUST_PROXY 一起设置：只有可信的代理才能说出访客在哪里。');
  const logLevel = choice('LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']);
  const hasSample = choice('SAMPLE', isProduction ? ['off', 'on'] : ['on', 'off']) === 'on';
  const isBudgetOn = choice('ANONYMOUS_BUDGET', ['on', 'off']) === 'on';
  const isLinkCheckOn = choice('LINK_CHECK', ['off', 'on']) === 'on';
  const dataDir = resolve(env['DATA_DIR'] || 'data');
  note(dataDirMistake(dataDir));
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));

  return {
    isProduction,
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicOrigin,
    partnerOrigins,
    trustProxy,
    regionHeader,
    logLevel,
    sampleReading,
    isBudgetOn,
    isAnswerChecked: !isProduction && (env['CHECK_ANSWERS'] === '1' || env['VITEST'] === 'true'),
    sms,
    captcha,
    wx,
    qq,
    mail,
    pay,
    companyFacts,
    companyFactCalls: companyFacts === 'tianyancha' || env['TYC_DAILY_CAP'] ? callsADay : null,
    ai,
    aiQuestions,
    swbOrigins,
    cookieDomain,
    im,
    visitLogUrl: env['LOG_URL'] || undefined,
    clamdUrl: env['CLAMD_URL'] || undefined,
    isLinkCheckOn,
    s3:
      files === 's3'
        ? {
            endpoint: vendor['S3_ENDPOINT'] ?? '',
            region: vendor['S3_REGION'] ?? '',
            bucket: vendor['S3_BUCKET'] ?? '',
            keyId: vendor['S3_ACCESS_KEY_ID'] ?? '',
            secret: vendor['S3_SECRET_ACCESS_KEY'] ?? '',
            isPathStyle: s3Style === 'path',
          }
        : null,
    diskBytes: diskMb * 1e6,
    site: Object.fromEntries(Object.entries(siteVariables).flatMap(([key, name]) => (env[name] ? [[key, env[name]]] : []))),
    hasSample,
    vendor,
    secrets: readSecrets(env, dataDir),
  };
}

/** In production nothing may be improvised: secrets are set, and codes do not appear on a developer's page. */
function productionMistakes(env: Env, chosen: Record<string, string>): string[] {
  const mistakes = ['DATABASE_URL', 'PUBLIC_ORIGIN', ...Object.values(secretNames)]
    .filter((name) => !env[name])
    .map((name) => `生产环境（NODE_ENV=production）必须设置 ${name}。`);
  if (env['ALLOW_LOCAL_ADAPTERS'] !== '1')
    for (const [name, value] of Object.entries(chosen))
      if (value === 'local') mistakes.push(`生产环境不能使用 ${name}=local；请配置真正的服务，或设置 ALLOW_LOCAL_ADAPTERS=1 表示已知风险。`);
  return mistakes;
}
