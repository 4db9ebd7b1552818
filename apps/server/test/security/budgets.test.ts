import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MOST_CALLS, MOST_WAITING_CALLS } from '../../src/platform/admission.ts';
import { NEIGHBOURS, type Share, shares } from '../../src/platform/budgets.ts';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';

const text = readFileSync(new URL('../../../../docs/security/budgets.md', import.meta.url), 'utf8');

it('文档里的额度就是运行的额度', () => {
  const [, section = ''] = text.split('## 额度\n');
  const cells = section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const row = (what: string, whom: string, { perMinute, burst }: Share) => [what, whom, `${perMinute}`, `${burst}`];
  expect(cells).toEqual([
    row('读取接口', '一个地址', shares.reads),
    row('改变东西的调用', '一个地址', shares.effects),
    row('搜索（另外也算一次读取）', '一个地址', shares.searches),
    row('要渲染的页面', '一个地址', shares.renders),
    row('接口的全部调用', '一个会员', shares.memberCalls),
    row('要渲染的页面', '一个会员', shares.memberRenders),
  ]);
  expect(text).toContain(`同时处理 ${MOST_CALLS} 个接口调用（登录、文件和上传不算），还有 ${MOST_WAITING_CALLS} 个等着轮到`);
  expect(section).toContain(`一个 IPv4 /24 是一个地址的 ${NEIGHBOURS} 倍`);
});

describe('额度属于证明了的身份', () => {
  let api: TestApp;
  let member: Visitor;
  beforeAll(async () => {
    api = await createTestApp({ env: { ANONYMOUS_BUDGET: 'on' }, logLevel: 'silent' });
    member = api.visitor({ ip: '203.0.113.7' });
    await member.login('13900000071');
  });
  afterAll(() => api.close());
  // Nothing refills meanwhile, however slow the machine is.
  beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(performance.now()));
  afterEach(() => void vi.restoreAllMocks());

  /** Asks until there is no room. @returns how often there was */
  const exhaust = async (ask: () => Promise<{ statusCode: number }>): Promise<number> => {
    for (let count = 0; count < 1000; count++) if ((await ask()).statusCode === 429) return count;
    return Infinity;
  };

  it('71：随便写的令牌、别人的一半都不多一次；隔壁地址和会员不受影响', async () => {
    const stranger = api.visitor({ ip: '203.0.113.7' });
    stranger.token = 'x';
    const room = await exhaust(() => stranger.get('/app/lastest'));
    expect(room).toBeGreaterThanOrEqual(shares.reads.burst);
    expect(room).toBeLessThan(600);
    stranger.token = member.token;
    const refused = await stranger.get('/app/lastest');
    expect([refused.statusCode, refused.json().reason]).toEqual([429, 'request.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await api.visitor({ ip: '203.0.113.8' }).get('/app/lastest')).statusCode).toBe(200);
    expect((await member.get('/app/lastest')).statusCode).toBe(200);
  });

  it.each([
    ['订阅', '/news/feed.atom'],
    ['去微信、QQ 的地址', '/qq/authorizeUrl?operate=login'],
    ['没有的地址', '/no/such/call'],
  ])('%s也算在内', async (_name, url) => {
    const visitor = api.visitor({ ip: '198.51.100.9' });
    expect(await exhaust(() => visitor.get(url))).toBeLessThan(600);
  });

  it('会员自己的一份也有尽头', async () => {
    expect(await exhaust(() => member.get('/app/lastest'))).toBeGreaterThanOrEqual(shares.memberCalls.burst - 10);
  });

  it('钟往回拨，额度照样补回', async () => {
    const visitor = api.visitor({ ip: '203.0.113.60' });
    await exhaust(() => visitor.get('/app/lastest'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    expect((await visitor.get('/app/lastest')).statusCode).toBe(200);
  });

  it('一个 /24 里换地址，最多是一个地址的四倍', async () => {
    let at = 0;
    const count = await exhaust(() => api.visitor({ ip: `192.0.2.${(at++ % 250) + 1}` }).get('/app/lastest'));
    expect(count).toBeGreaterThanOrEqual(NEIGHBOURS * shares.reads.burst);
    expect(count).toBeLessThan(1000);
  });

  it('这个进程自己渲染的页面读接口，不另算；猜的钥匙没有用', async () => {
    const inside = (headers: Record<string, string>) => () => api.app.inject({ url: '/api/app/lastest', remoteAddress: '203.0.113.40', headers });
    expect(await exhaust(inside(api.server.insideHeaders))).toBe(Infinity);
    const [name = ''] = Object.keys(api.server.insideHeaders);
    expect(await exhaust(inside({ [name]: 'guess' }))).toBeLessThan(600);
  });
});
