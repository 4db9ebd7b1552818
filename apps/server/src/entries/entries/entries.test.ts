import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent, Brand, Entry, Notice, Review } from '@chippage/api/types';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let operator: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000901');
  await other.login('13900000902');
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const facts = { name: 'Jialing Semi', nameCn: '嘉陵半导体', country: 'CN', website: 'https://jialing.example.com', evidence: '官网首页' };
const add = async (path: string, more: Record<string, string> = {}) =>
  (await member.post(path, { ...facts, ...more })).json<{ code: number; msg: string; data: Entry }>();
const waiting = async () =>
  (await operator.get('/operator/reviews', { kind: 'entry', pageSize: '100' })).json<{ data: Review[] }>().data.filter(({ kind }) => kind === 'entry');
const decide = async (title: string, decision: 'approve' | 'refuse', reason = '') => {
  const review = (await waiting()).find((each) => each.title === title);
  return operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision, reason });
};
const mine = async (more: Record<string, string> = {}) => (await member.get('/entries/auth/user/list', more)).json<{ data: Entry[]; totalRecord: number }>();
const lastNotice = async () => (await member.get('/message/page')).json<{ data: Notice[] }>().data[0];

describe('会员补充品牌、代理商和贸易商', () => {
  it('提交后是审核中，通过后马上在目录里，说明来自会员', async () => {
    const { data } = await add('/specBrand/user/add');
    expect(data).toMatchObject({ kind: 'brand', state: 'reviewing', name: 'Jialing Semi', website: 'https://jialing.example.com/', brandId: null });
    const named = async () => (await api.visitor().get('/specBrand/v1/all', { keywords: '嘉陵' })).json<{ data: Brand[] }>().data;
    expect(await named()).toEqual([]);
    expect((await decide('品牌“嘉陵半导体”', 'approve')).json()).toMatchObject({ code: 1 });
    const [brand] = await named();
    expect(brand).toMatchObject({ name: 'Jialing Semi', pinyin: 'jialingbandaoti', isDomestic: true, partCount: 0, isFromMember: true });
    expect((await mine()).data[0]).toMatchObject({ state: 'published', brandId: brand?.id });
    expect(await lastNotice()).toMatchObject({ title: '你补充的条目已收进目录', href: '/userCenter/entries' });
  });

  it('代理商和贸易商各到各的列表', async () => {
    await add('/agent/user/add', { name: 'Beichen Distribution', nameCn: '北辰分销', agentKind: 'catalog' });
    await add('/trader/user/add', { name: 'Nanhe Trading', nameCn: '' });
    await decide('代理商“北辰分销”', 'approve');
    await decide('贸易商“Nanhe Trading”', 'approve');
    const find = async (path: string, keywords: string) => (await api.visitor().get(path, { keywords })).json<{ data: Agent[] }>().data;
    expect(await find('/agent/v1/all', 'beichen')).toMatchObject([{ kind: 'catalog', nameCn: '北辰分销', isFromMember: true }]);
    expect(await find('/trader/list', 'nanhe')).toMatchObject([{ kind: 'independent', nameCn: null }]);
    expect(await find('/trader/list', 'beichen')).toEqual([]);
  });

  it('驳回要有原因，会员看得到，改好再交同一条', async () => {
    const { data } = await add('/specBrand/user/add', { name: 'Wushan Micro', nameCn: '' });
    expect((await decide('品牌“Wushan Micro”', 'refuse')).json()).toMatchObject({ code: 0, reason: 'review.reason_required' });
    await decide('品牌“Wushan Micro”', 'refuse', '官网打不开');
    expect((await mine({ state: 'refused' })).data).toMatchObject([{ id: data.id, reason: '官网打不开' }]);
    const again = await add('/specBrand/user/add', { entryId: `${data.id}`, name: 'Wushan Micro', nameCn: '巫山微' });
    expect(again.data).toMatchObject({ id: data.id, state: 'reviewing', reason: null, nameCn: '巫山微' });
    expect((await waiting()).map(({ title }) => title)).toEqual(['品牌“巫山微”']);
  });

  it('删除就不再等审核，一天内能恢复，之后没有了', async () => {
    const { data } = await add('/specBrand/user/add', { name: 'Qutang Power', nameCn: '' });
    const { totalRecord } = await mine();
    await member.post('/entries/auth/user/del', { id: `${data.id}` });
    expect((await mine()).totalRecord).toBe(totalRecord - 1);
    expect((await waiting()).some(({ title }) => title.includes('Qutang'))).toBe(false);
    await member.post('/entries/auth/user/restore', { id: `${data.id}` });
    expect((await mine()).totalRecord).toBe(totalRecord);
    expect((await waiting()).some(({ title }) => title.includes('Qutang'))).toBe(true);
  });
});

describe('不收的', () => {
  it.each([
    ['已有的名字', { name: 'JIALING SEMI', nameCn: '' }, 'name'],
    ['已有的中文名', { name: 'Xin Ming', nameCn: '嘉陵半导体' }, 'name'],
    ['只有符号的名字', { name: '。。' }, 'name'],
    ['不是网址的网站', { name: 'A1', nameCn: '', website: 'javascript:alert(1)' }, 'website'],
    ['没有的国家', { name: 'A1', nameCn: '', country: 'XX' }, 'country'],
    ['不是国家的代码', { name: 'A1', nameCn: '', country: 'EU' }, 'country'],
    ['别名不是代码', { name: 'A1', nameCn: '', country: 'UK' }, 'country'],
    ['空白的依据', { name: 'A1', nameCn: '', evidence: ' ' }, 'evidence'],
  ])('%s', async (_, more, field) => {
    const reply = await member.post('/specBrand/user/add', { ...facts, ...more });
    expect([reply.statusCode, reply.json<{ fields: { field: string }[] }>().fields[0]?.field]).toEqual([422, field]);
  });

  it('审核的时候目录里已有同名的，运营不能通过', async () => {
    await add('/trader/user/add', { name: 'Same Twice', nameCn: '' });
    await add('/agent/user/add', { name: 'Same Twice', nameCn: '', agentKind: 'authorized' });
    await decide('贸易商“Same Twice”', 'approve');
    const reply = await decide('代理商“Same Twice”', 'approve');
    expect([reply.statusCode, reply.json()]).toMatchObject([409, { reason: 'entry.exists' }]);
    await decide('代理商“Same Twice”', 'refuse', '已有');
  });

  it('收进目录的不能再改、再删；别人的是 404；没有登录的是 401', async () => {
    const published = (await mine({ state: 'published' })).data[0];
    const id = `${published?.id}`;
    expect((await member.post('/entries/auth/user/del', { id })).json()).toMatchObject({ reason: 'entry.state' });
    expect((await member.post('/specBrand/user/add', { ...facts, name: 'Other Name', nameCn: '', entryId: id })).json()).toMatchObject({
      reason: 'entry.state',
    });
    const calls = [
      other.get('/entries/auth/user/detail', { id }),
      other.post('/entries/auth/user/del', { id }),
      other.post('/entries/auth/user/restore', { id }),
    ];
    const changed = other.post('/specBrand/user/add', { ...facts, name: 'Other Name', nameCn: '', entryId: id });
    expect((await Promise.all([...calls, changed])).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await api.visitor().post('/trader/user/add', facts)).statusCode).toBe(401);
  });

  it('一天最多 50 条', async () => {
    for (let no = 1; no <= 50; no++) await other.post('/trader/user/add', { ...facts, name: `Trader No ${no}`, nameCn: '' });
    const reply = await other.post('/trader/user/add', { ...facts, name: 'One More', nameCn: '' });
    expect([reply.statusCode, reply.json<{ msg: string }>().msg]).toEqual([429, '一天最多提交 50 条，请明天再来']);
  });
});
