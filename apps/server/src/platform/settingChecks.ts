import { createPrivateKey, createPublicKey } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { dirname } from 'node:path';
import { clamdAddress } from '../services/virusScan/clamd.ts';

/** A sentence about a setting that makes no sense, or null; it names the variable, never its value. */
type Mistake = string | null;

const PROXY_NAMES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  try {
    // It knows how long a prefix may be.
    new BlockList().addSubnet(address, /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1, isIP(address) === 6 ? 'ipv6' : 'ipv4');
    return Number(prefix) > 0;
  } catch {
    return false;
  }
}

/** Proxies that are believed. */
export const trustProxyMistake = (items: readonly string[]): Mistake =>
  items.every((item) => PROXY_NAMES.has(item) || isNetwork(item))
    ? null
    : 'TRUST_PROXY 应是代理的地址（例如 10.0.0.1）、网段（例如 10.0.0.0/8）或 loopback、linklocal、uniquelocal，用逗号分隔。';

/** The address of a PostgreSQL server. */
export function databaseUrlMistake(url: string): Mistake {
  return /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)
    ? null
    : 'DATABASE_URL 应像 postgresql://用户:密码@主机:5432/数据库；密码里的特殊字符要写成 %XX。';
}

/** Where clamd listens. */
export const clamdUrlMistake = (url: string): Mistake => (clamdAddress(url) ? null : 'CLAMD_URL 应像 tcp://主机:3310 或 unix:///run/clamav/clamd.ctl。');

/** The address of an object store. */
export function s3EndpointMistake(url: string): Mistake {
  const parsed = URL.parse(url);
  return parsed && /^https?:$/.test(parsed.protocol) && parsed.origin === url.replace(/\/$/, '')
    ? null
    : 'S3_ENDPOINT 应是对象存储的来源，例如 https://oss-cn-shenzhen.aliyuncs.com，不带存储桶和路径。';
}

/** The name of a bucket. */
export const s3BucketMistake = (name: string): Mistake =>
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name) ? null : 'S3_BUCKET 应是存储桶的名字：3–63 个小写字母、数字、点和连字符。';

/** The address of a mail server. */
export function smtpUrlMistake(url: string): Mistake {
  const parsed = URL.parse(url);
  return parsed && /^smtps?:$/.test(parsed.protocol) && parsed.hostname !== ''
    ? null
    : 'SMTP_URL 应像 smtps://用户:密码@主机:465，以 smtps:// 或 smtp:// 开头。';
}

/** The domain that shares readable cookies: browsers take one that the portal is in, and refuse all others. */
export function cookieDomainMistake(domain: string, publicOrigin: string | undefined): Mistake {
  if (!/^\.?([a-z0-9-]+\.)+[a-z]{2,}$/i.test(domain)) return 'COOKIE_DOMAIN 应是域名，例如 example.com。';
  const name = domain.replace(/^\./, '').toLowerCase();
  const host = URL.parse(publicOrigin ?? '')?.hostname;
  return host === undefined || host === name || host.endsWith(`.${name}`) ? null : 'COOKIE_DOMAIN 应是 PUBLIC_ORIGIN 的主机名或它的上级域名。';
}

/** A file with a key, as PEM or as the plain base64 that Alipay hands out. */
export function keyFileMistake(name: string, path: string): Mistake {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch {
    return `读不到 ${name} 指定的密钥文件，请检查路径和权限。`;
  }
  const isPublic = name.includes('PUBLIC');
  const der = { key: Buffer.from(text, 'base64'), format: 'der' } as const;
  const readings = isPublic
    ? [() => createPublicKey(text), () => createPublicKey({ ...der, type: 'spki' })]
    : [() => createPrivateKey(text), () => createPrivateKey({ ...der, type: 'pkcs8' }), () => createPrivateKey({ ...der, type: 'pkcs1' })];
  return readings.some(succeeds) ? null : `${name} 指定的文件里不是${isPublic ? '公' : '私'}钥，请换成支付宝密钥工具生成的文件。`;
}

/** The folder of the portal's data, which need not be there yet. */
export function dataDirMistake(dataDir: string): Mistake {
  if (existsSync(dataDir) && !statSync(dataDir).isDirectory()) return 'DATA_DIR 是一个文件，应是文件夹。';
  let there = dataDir;
  while (!existsSync(there)) there = dirname(there);
  if (!statSync(there).isDirectory()) return 'DATA_DIR 的上级是一个文件，应是文件夹。';
  return succeeds(() => accessSync(there, constants.W_OK | constants.X_OK)) ? null : 'DATA_DIR 不能写入，请检查它的权限，或指定另一个文件夹。';
}

function succeeds(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
