import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'chippage-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
const pkcs8 = keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const spki = keys.publicKey.export({ type: 'spki', format: 'pem' }).toString();
const plain = (pem: string) => pem.replace(/-----.*-----|\s/g, '');
const alipay = (own: string, theirs: string) => ({ ALIPAY_APPID: '1', ALIPAY_SELLER_ID: '2', ALIPAY_PRIVATE_KEY_FILE: own, ALIPAY_PUBLIC_KEY_FILE: theirs });
const noKey = file('letter.txt', 'hello');

describe('写错的设置是一句话，说出变量的名字', () => {
  it.each<[string, Record<string, string>]>([
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.1, true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '1' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/x' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://u:p@host:port/x' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@example.com' }],
    ['SMTP_URL', { SMTP_URL: 'smtps://', MAIL_FROM: 'a@example.com' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: 'example.com', PUBLIC_ORIGIN: 'https://www.example.net' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: 'ample.com', PUBLIC_ORIGIN: 'https://www.example.com' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: 'localhost' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://www.example.com/shop' }],
    ['LOG_URL', { LOG_URL: 'ftp://log.example.com' }],
    ['CLAMD_URL', { CLAMD_URL: 'scanner.example:3310' }],
    ['SIGNING_KEY', { SIGNING_KEY: 'short' }],
    ['DATA_DIR', { DATA_DIR: noKey }],
    ['DATA_DIR', { DATA_DIR: join(noKey, 'below') }],
    ['DATA_DIR', { DATA_DIR: '/proc/self/data' }],
    ['ALIPAY_PRIVATE_KEY_FILE', alipay(join(folder, 'absent'), file('public.pem', spki))],
    ['ALIPAY_PRIVATE_KEY_FILE', alipay(noKey, file('public.pem', spki))],
    ['ALIPAY_PUBLIC_KEY_FILE', alipay(file('private.pem', pkcs8), noKey)],
  ])('%s：%o', (name, env) => {
    let said = '';
    try {
      readConfig({ DATA_DIR: join(folder, 'data'), ...env });
    } catch (error) {
      said = error instanceof Error ? error.message : '';
    }
    expect(said.split('\n').map((line) => line.includes(name))).toEqual([true]);
    expect(said).toMatch(/^[^\n]*[。]$/);
  });
});

describe('对的设置', () => {
  it.each<[Record<string, string>]>([
    [{ TRUST_PROXY: '10.0.0.1, 10.0.0.0/8,loopback,fd00::/8' }],
    [{ COOKIE_DOMAIN: '.example.com', PUBLIC_ORIGIN: 'https://www.example.com' }],
    [alipay(file('private.pem', pkcs8), file('public.pem', spki))],
    [alipay(file('private.txt', plain(pkcs8)), file('public.txt', plain(spki)))],
  ])('%o', (env) => {
    expect(readConfig({ DATA_DIR: join(folder, 'data'), ...env })).toBeDefined();
  });
});
