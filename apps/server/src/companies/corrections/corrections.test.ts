// What members say is wrong with the facts of a company: proved, decided by an operator, and told to everybody without their names.
import type { Notice, RegistryCorrection, RegistryCorrectionLine, Review } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { composition } from '../../domains.ts';
import { reviewsHandlers } from '../../operator/reviews.handlers.ts';
import { notFound } from '../../platform/errors.ts';
import type { RegistryPart } from '../registryPart.ts';
import { correctionDecisions } from './correctionDecisions.ts';
import { correctionsHandlers } from './corrections.handlers.ts';
import { forgetLooseProofs } from './corrections.queries.ts';

const names = new Map<number, string | null>([
  [21, '示例科技（东莞）有限公司'],
  [22, '示例电子（深圳）有限公司'],
  [23, null],
]);
const forgotten: number[] = [];
const registry: Omit<RegistryPart, 'readWatchedFacts'> = {
  async nameOfCompany(_platform, companyId) {
    const name = names.get(companyId);
    if (name === undefined) throw notFound('公司');
    return name;
  },
  forgetCompany: async (_tx, companyId) => void forgotten.push(companyId),
};

let api: TestApp;
let member: Visitor;
let other: Visitor;
let operator: Visitor;
beforeAll(async () => {
  const decisions = { ...composition.decisions, ...correctionDecisions(registry) };
  api = await createTestApp({ logLevel: 'silent', handlers: { ...correctionsHandlers(registry), ...reviewsHandlers(decisions) } });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000931');
  await other.login('13900000932');
  operator = await operatorOf(api);
});
afterAll(() => api.close());

type Sent = { code: number; reason?: string; msg: string; data: RegistryCorrection };
const sendFile = (visitor: Visitor, content: Buffer) => {
  const payload = formBody([{ name: 'file', filename: 'licence.pdf', content }]);
  return visitor.send({ method: 'POST', url: '/api/tyc/correction/upload', payload, headers: { 'content-type': formType } });
};
const upload = async (visitor: Visitor) => (await sendFile(visitor, pdfOf())).json<{ data: { id: number; name: string } }>().data;
const correct = async (visitor: Visitor, change: object = {}) => {
  const form = { companyId: 21, block: 'staff', content: ' 李某已于 2025 年离任 ', isOwn: true, fileIds: [] as number[], ...change };
  return postJson(visitor, '/tyc/correction/add', form);
};
const proved = async (visitor: Visitor, change: object = {}) => (await correct(visitor, { fileIds: [(await upload(visitor)).id], ...change })).json<Sent>();
const own = async (visitor: Visitor) => (await visitor.get('/tyc/correction/my')).json<{ data: RegistryCorrection[]; totalRecord: number }>();
const log = async (companyId: number) =>
  (await api.visitor().get('/tyc/correction/list', { companyId: `${companyId}` })).json<{ data: RegistryCorrectionLine[] }>().data;
const waiting = async () => (await operator.get('/operator/reviews', { kind: 'registry_correction' })).json<{ data: Review[] }>().data;
const decide = async (decision: string, reason: string) => {
  const [review] = await waiting();
  return (await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision, reason })).json<{ code: number; reason?: string }>();
};

it('没有材料、只有空白、读不出的文件、没有这家公司的不收；来源不回应时说出来', async () => {
  expect((await correct(member)).json()).toMatchObject({ code: 0, reason: 'registry.correction_proof' });
  expect((await sendFile(member, Buffer.from('not a picture'))).json()).toMatchObject({ code: 0, reason: 'registry.proof_unreadable' });
  const { id, name } = await upload(member);
  expect(name).toBe('纠错材料.pdf');
  const blank = await correct(member, { fileIds: [id], content: '  ' });
  expect([blank.statusCode, blank.json()]).toMatchObject([422, { reason: 'request.invalid', fields: [{ field: 'content' }] }]);
  expect((await correct(member, { fileIds: [id], companyId: 404 })).statusCode).toBe(404);
  expect((await correct(member, { fileIds: [id], companyId: 23 })).json()).toMatchObject({ code: 0, reason: 'registry.unanswered' });
  expect((await correct(other, { fileIds: [id] })).statusCode).toBe(404);
  expect((await postJson(api.visitor(), '/tyc/correction/add', {})).statusCode).toBe(401);
  expect((await own(member)).totalRecord).toBe(0);
  expect(await log(21)).toEqual([]);
});

it('提交：自己的列表里处理中；同一栏不能再交，别的栏和别人可以；材料只有自己和运营看得到', async () => {
  const file = await upload(member);
  const path = `/tyc/correction/content/${file.id}`;
  const seen = () => Promise.all([member, other, operator].map(async (each) => (await each.get(path)).statusCode));
  expect(await seen()).toEqual([200, 404, 404]);
  const first = (await correct(member, { fileIds: [file.id] })).json<Sent>();
  expect(first).toMatchObject({ code: 1, data: { state: 'open', content: '李某已于 2025 年离任', fileCount: 1, company: { id: 21, name: names.get(21) } } });
  expect(await seen()).toEqual([200, 404, 200]);
  // A file proves one correction.
  expect((await correct(member, { fileIds: [file.id], block: 'holders' })).statusCode).toBe(404);
  expect(await proved(member)).toMatchObject({ code: 0, reason: 'registry.correction_open' });
  expect(await proved(member, { block: undefined })).toMatchObject({ code: 1, data: { block: null } });
  expect(await proved(member, { block: undefined })).toMatchObject({ code: 0, reason: 'registry.correction_open' });
  expect(await proved(other, { isOwn: false })).toMatchObject({ code: 1 });
  expect([(await own(member)).totalRecord, (await own(other)).totalRecord]).toEqual([2, 1]);
  const [review] = await waiting();
  expect(review).toMatchObject({ title: '“示例科技（东莞）有限公司”的信息纠错', files: [{ id: file.id, type: 'application/pdf' }] });
  expect(review?.facts).toEqual([
    { name: '公司', value: '示例科技（东莞）有限公司', href: '/checkEnterprise/companyDetail/21' },
    { name: '栏目', value: '主要人员' },
    { name: '身份', value: '代表这家公司' },
    { name: '哪里不对、正确的是什么', value: '李某已于 2025 年离任' },
  ]);
});

it('两种处理都要说明；已更正的公司下次重新问来源；结果告诉提交的人', async () => {
  for (const decision of ['approve', 'refuse']) expect(await decide(decision, ' ')).toMatchObject({ code: 0, reason: 'review.reason_required' });
  expect(forgotten).toEqual([]);
  expect(await decide('approve', '来源已更新')).toMatchObject({ code: 1 });
  expect(forgotten).toEqual([21]);
  expect(await decide('refuse', '材料看不清')).toMatchObject({ code: 1 });
  expect(forgotten).toEqual([21]);
  expect((await own(member)).data.map(({ state, reason }) => [state, reason])).toEqual([
    ['rejected', '材料看不清'],
    ['corrected', '来源已更新'],
  ]);
  const told = (await member.get('/message/page', { kind: 'review' })).json<{ data: Notice[] }>().data;
  expect(told.map(({ title, body, href }) => [title, body, href])).toEqual([
    ['纠错已驳回', '“示例科技（东莞）有限公司”的基本信息：已驳回。原因：材料看不清', '/userCenter/companyCorrections'],
    ['纠错已更正', '“示例科技（东莞）有限公司”的主要人员：已更正。来源已更新', '/userCenter/companyCorrections'],
  ]);
  expect(await proved(member)).toMatchObject({ code: 1, data: { state: 'open' } });
});

it('公开的记录：谁都能看，没有写的内容、材料和人', async () => {
  const lines = await log(21);
  expect(lines.map(({ block, state, reason }) => [block, state, reason])).toEqual([
    ['staff', 'open', null],
    ['staff', 'open', null],
    [null, 'rejected', '材料看不清'],
    ['staff', 'corrected', '来源已更新'],
  ]);
  for (const line of lines) expect(Object.keys(line).toSorted()).toEqual(['block', 'createTime', 'decideTime', 'id', 'reason', 'state']);
  expect(await log(22)).toEqual([]);
});

it('没有用上的材料一天以后不在；一天最多 20 条', async () => {
  const loose = await upload(member);
  await forgetLooseProofs(api.server.db, new Date(api.clock.now().getTime() + 1));
  expect((await member.get(`/tyc/correction/content/${loose.id}`)).statusCode).toBe(404);
  expect((await correct(member, { fileIds: [loose.id], block: 'holders' })).statusCode).toBe(404);
  const { id } = await upload(other);
  const replies: number[] = [];
  for (let at = 0; at < 20; at += 1) replies.push((await correct(other, { fileIds: [id], companyId: 404 })).statusCode);
  expect([replies[0], replies.at(-1)]).toEqual([404, 429]);
});
