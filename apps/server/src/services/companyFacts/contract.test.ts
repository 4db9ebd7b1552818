import { registryBlocks } from '@chippage/api/registry';
import type { RegistryBlock } from '@chippage/api/types';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/app.ts';
import { isCreditCode } from '../../platform/creditCode.ts';
import { createOutgoing } from '../outgoing.ts';
import { listen, type StandIn, type VendorAnswer, type VendorRequest } from '../standIns/listen.ts';
import { localCalls } from './local.ts';
import type { CompanyFacts } from './port.ts';
import { createCompanyFacts } from './provider.ts';
import { sampleResult } from './sample/answers.ts';
import { sampleFirms } from './sample/firms.ts';
import { tianyanchaCalls } from './tianyancha.ts';
import { createAsk } from './transport.ts';

const FULL = 990_000_013;
const SILENT = 990_000_016;
const blocks = Object.keys(registryBlocks) as RegistryBlock[];
const quiet = { info: () => undefined, warn: () => undefined };

const standIns: StandIn[] = [];
afterEach(async () => {
  for (const standIn of standIns.splice(0)) await standIn.close();
});

const right = ({ path, query }: VendorRequest): VendorAnswer => {
  const result = sampleResult(path.replace(/^\/services\/(?=v4)|^\/services\/open\//u, ''), Object.fromEntries(new URLSearchParams(query)));
  return { status: 200, body: result === null ? { error_code: 300_000, reason: '经查无结果' } : { error_code: 0, reason: 'ok', result } };
};

interface Opened {
  facts: CompanyFacts;
  asked: VendorRequest[];
  waits: number[];
}

/** The provider itself, answering on this machine. */
async function tianyancha(answer: (request: VendorRequest, nth: number) => VendorAnswer = right, timeoutMs = 5000): Promise<Opened> {
  const [asked, waits]: [VendorRequest[], number[]] = [[], []];
  const standIn = await listen((request) => answer(request, asked.push(request)));
  standIns.push(standIn);
  const outgoing = createOutgoing({ name: 'tianyancha', clock: createTestClock(), log: quiet, timeoutMs });
  const send = tianyanchaCalls({ token: 'secret token', origin: `http://${standIn.endpoint}`, timeoutMs }, outgoing);
  const ask = createAsk(send, async (ms) => void waits.push(ms));
  return {
    facts: createCompanyFacts(ask, { name: 'tianyancha', source: '天眼查', isSample: false, standIn: null, fetchPublic: async () => null }),
    asked,
    waits,
  };
}

async function local(): Promise<Opened> {
  const { send, standIn } = localCalls();
  return {
    facts: createCompanyFacts(createAsk(send), { name: 'local', source: '样例', isSample: true, standIn, fetchPublic: async () => null }),
    asked: [],
    waits: [],
  };
}

describe.each([
  ['本地', () => local()],
  ['天眼查', () => tianyancha()],
])('%s', (_name, open) => {
  it('搜索：名称里的标记成为位置，人员另是一种，两个同名的人是两条', async () => {
    const { facts } = await open();
    const { hits, total } = await facts.search('芯🔧', 1);
    expect([total, hits[0]]).toEqual([
      1,
      expect.objectContaining({ kind: 'company', name: '示例𠮷芯🔧科技（深圳）有限公司', marks: [{ from: 4, to: 7 }], match: 'name', matchText: null }),
    ]);
    const people = (await facts.search('示例赵一', 1)).hits.filter(({ kind }) => kind === 'person');
    expect(people.map(({ id, name }) => [id, name])).toEqual([
      [880_000_001, '示例赵一'],
      [880_000_041, '示例赵一'],
    ]);
    expect(people[0]?.companies.length).toBeGreaterThan(0);
    expect(people[0]?.companies.map(({ id }) => id)).not.toContain(people[1]?.companies[0]?.id);
    expect((await facts.search('没有这个词', 1)).total).toBe(0);
  });

  it.each([
    ['示例旧景', 'former_name', '示例旧景电子（深圳）有限公司'],
    ['91990000MA0000013J', 'credit_code', '91990000MA0000013J'],
    ['990000000000013', 'register_number', '990000000000013'],
    ['示例孙三', 'person', '示例孙三'],
    ['示例芯23', 'brand', '示例芯23'],
  ])('搜索 %s：说出匹配的是什么', async (words, match, matchText) => {
    const { facts } = await open();
    const hit = (await facts.search(words, 1)).hits.find(({ id }) => id === FULL);
    expect([hit?.match, hit?.matchText]).toEqual([match, matchText]);
  });

  it('一家什么都有的企业：每张表都有行，每一行都有名字，字段是约定的那些', async () => {
    const { facts } = await open();
    for (const block of blocks) {
      const { records, total } = await facts.records(FULL, block, 1);
      const fields = registryBlocks[block].fields as readonly string[];
      expect([block, records.length]).toEqual([block, Math.min(20, total)]);
      expect([block, total > 0]).toEqual([block, true]);
      for (const { values } of records) {
        expect([block, values[0]?.field]).toEqual([block, fields[0]]);
        expect([block, values.filter(({ field }) => !fields.includes(field))]).toEqual([block, []]);
      }
    }
    const last = await facts.records(FULL, 'judgments', 4);
    expect([last.total, last.records.length, last.records[0]?.id]).toEqual([73, 13, '61']);
    expect((await facts.records(FULL, 'judgments', 5)).records).toEqual([]);
  });

  it('查无结果不是错误：三家静默的企业只有登记本身', async () => {
    const { facts } = await open();
    expect((await facts.company(SILENT))?.name).toBe('示例静默一号（厦门）有限公司');
    for (const block of blocks) expect([block, await facts.records(SILENT, block, 1)]).toEqual([block, { records: [], total: 0 }]);
    expect([await facts.risk(SILENT), await facts.reports(SILENT), await facts.snapshot(SILENT)]).toEqual([
      { level: 'none', groups: [] },
      [],
      { time: null, pictureUrl: null },
    ]);
    expect([await facts.company(1), await facts.person(1, FULL)]).toEqual([null, null]);
  });

  it('风险四个范围，年报按年，快照有时间，人员有全部任职', async () => {
    const { facts } = await open();
    const risk = await facts.risk(FULL);
    expect([risk.level, risk.groups.map(({ scope }) => scope)]).toEqual(['high', ['own', 'related', 'historical', 'warning']]);
    expect(risk.groups[0]?.items.find(({ title }) => title === '被执行人')).toMatchObject({ level: 'high', total: 3, block: 'enforcements' });
    expect(risk.groups.flatMap(({ items }) => items).every(({ events }) => events.length <= 10)).toBe(true);
    const reports = await facts.reports(FULL);
    expect(reports.map(({ year }) => year)).toEqual([2025, 2024, 2023]);
    expect(reports[0]?.tables.map(({ section }) => section)).toEqual([
      'sites',
      'holders',
      'investments',
      'equity_changes',
      'guarantees',
      'changes',
      'insurance',
    ]);
    expect(await facts.snapshot(FULL)).toEqual({ time: '2026-03-02T02:00:00.000Z', pictureUrl: `https://snapshot.example/${FULL}.png` });
    const person = await facts.person(880_000_013, FULL);
    expect([person?.name, person?.total, person?.roles[0]?.roles]).toEqual(['示例孙三', 4, ['法定代表人', '执行董事', '总经理', '股东']]);
  });
});

describe('天眼查的调用', () => {
  it('令牌原样在请求头里，一页最多 20 行，少数几个路径在 v4 下面', async () => {
    const { facts, asked } = await tianyancha();
    await facts.records(FULL, 'judicial_aid', 2);
    await facts.search('全景', 1);
    expect(asked.map(({ path, query, headers }) => [path, query, headers['authorization']])).toEqual([
      ['/services/v4/open/judicial', `keyword=${FULL}&pageNum=2&pageSize=20`, 'secret token'],
      ['/services/open/search/2.0', `word=${encodeURIComponent('全景')}&pageNum=1&pageSize=20`, 'secret token'],
    ]);
  });

  it('太快的等一会再问一次；还是太快就作罢', async () => {
    const once = await tianyancha((request, nth) => (nth === 1 ? { status: 200, body: { error_code: 300_004, reason: '访问频率过快' } } : right(request)));
    expect((await once.facts.company(FULL))?.id).toBe(FULL);
    expect([once.asked.length, once.waits.length]).toEqual([2, 1]);
    const always = await tianyancha(() => ({ status: 200, body: { error_code: 300_004, reason: '访问频率过快' } }));
    await expect(always.facts.company(FULL)).rejects.toMatchObject({ kind: 'rate_limited', vendorCode: '300004' });
    expect(always.asked.length).toBe(2);
  });

  it.each<[string, VendorAnswer, string]>([
    ['没有权限', { status: 200, body: { error_code: 300_005, reason: '无权限访问此api' } }, 'misconfigured'],
    ['余额不足', { status: 200, body: { error_code: 300_006, reason: '余额不足' } }, 'misconfigured'],
    ['次数不足', { status: 200, body: { error_code: 300_007, reason: '剩余次数不足' } }, 'misconfigured'],
    ['请求失败', { status: 200, body: { error_code: 300_001, reason: '请求失败' } }, 'unavailable'],
    ['令牌不对', { status: 401, body: {} }, 'misconfigured'],
    ['502，不是 JSON', { status: 502, text: '<html>bad gateway</html>', type: 'text/html' }, 'unavailable'],
    ['200，不是 JSON', { status: 200, text: '<html>ok</html>', type: 'text/html' }, 'unavailable'],
    ['没有错误码', { status: 200, body: ['?'] }, 'unavailable'],
    ['太长', { status: 200, text: ' '.repeat(4_100_000), type: 'application/json' }, 'unavailable'],
    ['断开', 'reset', 'unavailable'],
    ['不答', 'hang', 'timeout'],
  ])('%s：说得出是哪一种，只问一次', async (_name, answer, kind) => {
    const { facts, asked } = await tianyancha(() => answer, answer === 'hang' ? 300 : 5000);
    await expect(facts.company(FULL)).rejects.toMatchObject({ name: 'AdapterError', kind });
    expect(asked.length).toBe(1);
  });

  it('说谎的类型：用不了的略去，从不出错', async () => {
    const lies: unknown[] = [null, 0, '', 'x', [], {}, [null], { total: 'many', items: null }, { total: -1, items: [null, 3, 'x', [], {}] }];
    const nested = {
      total: '7',
      items: [
        {
          id: {},
          name: ['<b>'],
          type: '二',
          capital: 'x',
          typeJoin: [{}, 7, null, '<i>董事</i>'],
          lawStatus: [{ date: {}, status: [] }],
          plaintiff: [[[]]],
          estiblishTime: 'never',
        },
      ],
    };
    for (const result of [...lies, nested]) {
      const { facts } = await tianyancha(() => ({ status: 200, body: { error_code: '0', result } }));
      expect(await facts.company(FULL)).toBeNull();
      for (const block of blocks)
        expect((await facts.records(FULL, block, 1)).records.flatMap(({ values }) => values).every(({ text }) => text !== '' && !text.includes('<'))).toBe(
          true,
        );
      for (const read of [facts.search('x', 1), facts.risk(FULL), facts.reports(FULL), facts.snapshot(FULL), facts.person(1, FULL)])
        await expect(read).resolves.toBeDefined();
      await standIns.pop()?.close();
    }
  });
});

/** The same answer with a script in front of each of its texts. */
function scripted(value: unknown): unknown {
  if (typeof value === 'string') return `<script>alert(1)</script><img src=x onerror=alert(1)>\u202e${value}`;
  if (Array.isArray(value)) return value.map(scripted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, scripted(each)]));
}

it('73：来源的每个字段里都有脚本，一个也不留', async () => {
  const ask = createAsk(async (path, params) => ({ error_code: 0, result: scripted(sampleResult(path, params)) }));
  const facts = createCompanyFacts(ask, { name: 'x', source: 'x', isSample: true, standIn: null, fetchPublic: async () => null });
  const answers: unknown[] = [
    await facts.search('全景', 1),
    await facts.company(FULL),
    await facts.risk(FULL),
    await facts.reports(FULL),
    await facts.snapshot(FULL),
    await facts.person(880_000_013, FULL),
  ];
  for (const block of blocks) answers.push(await facts.records(FULL, block, 1));
  const said = JSON.stringify(answers);
  expect(said).toContain('示例全景电子（深圳）有限公司');
  expect(said).not.toMatch(/[<>\u202e]|alert|onerror|script/u);
});

describe('本地的企业', () => {
  it('60 家，编号、名称和代码各不相同，代码的校验码都对，地区都是 99', () => {
    expect(sampleFirms.length).toBe(60);
    for (const of of ['id', 'name', 'creditCode', 'registerNumber'] as const) expect(new Set(sampleFirms.map((firm) => firm[of])).size).toBe(60);
    expect(sampleFirms.filter(({ creditCode }) => !isCreditCode(creditCode) || !creditCode.startsWith('9199'))).toEqual([]);
    expect(sampleFirms.filter(({ name }) => !name.startsWith('示例'))).toEqual([]);
  });

  it('3 家静默，1 家已注销，至少 1 家什么都有', async () => {
    const { facts } = await local();
    expect(sampleFirms.filter(({ kind }) => kind === 'silent').length).toBe(3);
    const states = await Promise.all(sampleFirms.map(async ({ id }) => (await facts.company(id))?.state));
    expect(states.filter((state) => state === 'deregistered').length).toBe(1);
    expect(new Set(states)).toEqual(new Set(['operating', 'deregistered', 'revoked', 'liquidating', 'moved_out']));
  });

  it('一页从不超过 20 行，要得再多也是', async () => {
    const { send } = localCalls();
    expect(await send('jr/lawSuit/3.0', { keyword: `${FULL}`, pageNum: '1', pageSize: '500' })).toMatchObject({ result: { total: 73, items: { length: 20 } } });
  });
});
