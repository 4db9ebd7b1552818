import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'chippage-config-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const good = {
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: 'postgresql://u:database-password@db/chippage',
  PUBLIC_ORIGIN: 'https://www.example.com',
  PASSWORD_PEPPER: 'p'.repeat(32),
  SIGNING_KEY: 's'.repeat(32),
  ALLOW_LOCAL_ADAPTERS: '1',
};

describe('13.2.3/13.3.1（63）：正式环境', () => {
  it.each(['DATABASE_URL', 'PUBLIC_ORIGIN', 'PASSWORD_PEPPER', 'SIGNING_KEY'])('没有 %s 就不启动，说出名字而不是值', (name) => {
    const read = () => readConfig({ ...good, [name]: undefined });
    expect(read).toThrow(`必须设置 ${name}`);
    expect(read).not.toThrow(/database-password|pppp|ssss/);
  });
  it('不用本地的短信与安全验证，除非写明', () => {
    expect(() => readConfig({ ...good, ALLOW_LOCAL_ADAPTERS: undefined })).toThrow(/SMS=local[\s\S]*CAPTCHA=local/);
    expect(readConfig(good)).toMatchObject({ isProduction: true, sms: 'local', hasSample: false, isAnswerChecked: false });
  });
  it('微信、QQ 和邮件没有设置就是关着，设了就用，缺一项就说出来', () => {
    expect(readConfig(good)).toMatchObject({ wx: 'off', qq: 'off', mail: 'off', swbOrigins: [], cookieDomain: undefined });
    const set = { WX_APPID: 'a', WX_SECRET: 'b', QQ_APPID: 'c', QQ_KEY: 'd', SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'x@example.com' };
    expect(readConfig({ ...good, ...set })).toMatchObject({ wx: 'weixin', qq: 'qq', mail: 'smtp', vendor: { WX_SECRET: 'b', QQ_KEY: 'd' } });
    expect(() => readConfig({ ...good, WX_APPID: 'a', QQ_APPID: 'c', SMTP_URL: 'mail.example.com' })).toThrow(
      /WX_SECRET[\s\S]*QQ_KEY[\s\S]*MAIL_FROM[\s\S]*SMTP_URL/,
    );
  });
  it('不用本地的微信、QQ 与邮件', () => {
    const local = { OAUTH_WX: 'local', OAUTH_QQ: 'local', MAIL: 'local', ALLOW_LOCAL_ADAPTERS: undefined };
    expect(() => readConfig({ ...good, ...local })).toThrow(/OAUTH_WX=local[\s\S]*OAUTH_QQ=local[\s\S]*MAIL=local/);
  });
  it('太短的密钥不算', () => {
    expect(() => readConfig({ ...good, SIGNING_KEY: 'short-key' })).toThrow('SIGNING_KEY 太短');
  });
});

function messageOf(act: () => unknown): string {
  try {
    return String(act());
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('配置', () => {
  it('一次说出所有错误，每个一句', () => {
    const read = () =>
      readConfig({ DATA_DIR: dataDir, SMS: 'pigeon', CAPTCHA: 'aliyun', PUBLIC_ORIGIN: 'www.example.com', DATABASE_URL: 'mysql://x', LOG_LEVEL: 'loud' });
    const sentences = messageOf(read).split('\n');
    for (const name of ['SMS 只能是', 'ALIYUN_CAPTCHA_SCENE', 'ALIYUN_ACCESS_KEY_SECRET', 'PUBLIC_ORIGIN', 'DATABASE_URL', 'LOG_LEVEL'])
      expect(sentences.filter((sentence) => sentence.includes(name))).toHaveLength(1);
  });
  it('访客的属地只听可信代理的', () => {
    expect(() => readConfig({ DATA_DIR: dataDir, IP_REGION_HEADER: 'X-Ip-Region' })).toThrow('TRUST_PROXY');
    expect(() => readConfig({ DATA_DIR: dataDir, IP_REGION_HEADER: 'x region', TRUST_PROXY: '10.0.0.1' })).toThrow('IP_REGION_HEADER');
    expect(readConfig({ DATA_DIR: dataDir, IP_REGION_HEADER: 'X-Ip-Region', TRUST_PROXY: '10.0.0.1' }).regionHeader).toBe('x-ip-region');
  });
  it('开发环境自己生成密钥，只有所有者能读，再次启动时相同', () => {
    const first = readConfig({ DATA_DIR: dataDir });
    const file = join(dataDir, 'secrets.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: dataDir }).secrets).toEqual(first.secrets);
    expect(first.secrets.signingKey).toHaveLength(32);
    expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')))).toEqual(['passwordPepper', 'signingKey']);
  });
});
