import { resolve } from 'node:path';
import { readSecrets, secretNames, type Secrets } from './secrets.ts';
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
  logLevel: string;
  /** Whether anonymous reads have a budget a minute. */
  isBudgetOn: boolean;
  /** Whether every answer is checked against the contract; costs time, so only for tests and development. */
  isAnswerChecked: boolean;
  sms: 'local' | 'aliyun' | 'tencent';
  captcha: 'local' | 'aliyun';
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
  'CAPTCHA=aliyun': ['ALIYUN_ACCESS_KEY_ID', 'ALIYUN_ACCESS_KEY_SECRET', 'ALIYUN_CAPTCHA_SCENE', 'ALIYUN_CAPTCHA_PREFIX'],
};

/**
 * Reads the configuration from the environment.
 * @throws StartError with one sentence for each mistake; it names variables, never their values.
 */
export function readConfig(env: Env): Config {
  const mistakes: string[] = [];
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
  const needed = [...(vendorSettings[`SMS=${sms}`] ?? []), ...(vendorSettings[`CAPTCHA=${captcha}`] ?? [])];
  const vendor: Record<string, string> = {};
  for (const name of new Set(needed)) {
    if (env[name]) vendor[name] = env[name];
    else if (!name.endsWith('_ABROAD')) mistakes.push(`使用 SMS=${sms}、CAPTCHA=${captcha} 时必须设置 ${name}。`);
  }
  if (isProduction) mistakes.push(...productionMistakes(env, sms, captcha));
  for (const name of Object.values(secretNames)) if (env[name] && Buffer.byteLength(env[name]) < 32) mistakes.push(`${name} 太短，至少 32 个字符。`);
  if (env['DATABASE_URL'] && !/^postgres(ql)?:\/\//.test(env['DATABASE_URL'])) mistakes.push('DATABASE_URL 应以 postgresql:// 开头。');
  const publicOrigin = env['PUBLIC_ORIGIN'] ? origin('PUBLIC_ORIGIN', env['PUBLIC_ORIGIN']) : undefined;
  const partnerOrigins = list('PARTNER_ORIGINS').map((item) => origin('PARTNER_ORIGINS', item));
  const logLevel = choice('LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']);
  const hasSample = choice('SAMPLE', isProduction ? ['off', 'on'] : ['on', 'off']) === 'on';
  const isBudgetOn = choice('ANONYMOUS_BUDGET', ['on', 'off']) === 'on';
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));

  const dataDir = resolve(env['DATA_DIR'] || 'data');
  return {
    isProduction,
    dataDir,
    databaseUrl: env['DATABASE_URL'] || undefined,
    publicOrigin,
    partnerOrigins,
    trustProxy: list('TRUST_PROXY'),
    logLevel,
    isBudgetOn,
    isAnswerChecked: !isProduction && (env['CHECK_ANSWERS'] === '1' || env['VITEST'] === 'true'),
    sms,
    captcha,
    hasSample,
    vendor,
    secrets: readSecrets(env, dataDir),
  };
}

/** In production nothing may be improvised: secrets are set, and codes do not appear on a developer's page. */
function productionMistakes(env: Env, sms: string, captcha: string): string[] {
  const mistakes = ['DATABASE_URL', 'PUBLIC_ORIGIN', ...Object.values(secretNames)]
    .filter((name) => !env[name])
    .map((name) => `生产环境（NODE_ENV=production）必须设置 ${name}。`);
  if (env['ALLOW_LOCAL_ADAPTERS'] !== '1')
    for (const [name, value] of Object.entries({ SMS: sms, CAPTCHA: captcha }))
      if (value === 'local') mistakes.push(`生产环境不能使用 ${name}=local；请配置真正的服务，或设置 ALLOW_LOCAL_ADAPTERS=1 表示已知风险。`);
  return mistakes;
}
