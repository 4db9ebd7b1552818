// Jobs as everybody reads them: the list and its filters, one post, other ones of its company, reports.
import type { JobCard, JobCategoryCount, JobCityCount, JobDetail } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { companyOf, type TestCompany } from '../../../test/companies.ts';
import { postedJob } from '../../../test/jobs.ts';
import { operatorOf } from '../../../test/operator.ts';
import { enterprises } from '../../enterprise/enterprise.schema.ts';

let api: TestApp;
let guest: Visitor;
let operator: Visitor;
let maker: TestCompany;
let other: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  guest = api.visitor();
  operator = await operatorOf(api);
  maker = await companyOf(api, { name: '东湖芯片' });
  other = await companyOf(api, { name: '西岭电子', place: '杭州' });
});
afterAll(() => api.close());

const find = async (query: Record<string, string> = {}) => (await guest.get('/job/info/list', query)).json<{ data: JobCard[]; totalRecord: number }>();
const titles = async (query: Record<string, string> = {}) => (await find(query)).data.map(({ title }) => title);

it('按城市、类别、薪资、薪数、学历、经验、类型和关键字找；新的在前；数目对得上', async () => {
  await postedJob(maker.visitor);
  api.clock.advance(60_000);
  await postedJob(maker.visitor, {
    title: '模拟版图工程师',
    category: 'layout',
    cityCode: '510100',
    salaryMin: 15,
    salaryMax: 25,
    salaryMonths: 12,
    degree: 'college',
  });
  api.clock.advance(60_000);
  await postedJob(other.visitor, {
    title: 'FAE 实习生',
    category: 'fae',
    jobType: 'intern',
    experience: 'any',
    daysPerWeek: 3,
    salaryMin: 4,
    salaryMax: 6,
    degree: 'master',
    skills: ['STM32'],
  });
  expect(await titles()).toEqual(['FAE 实习生', '模拟版图工程师', '数字验证工程师']);
  expect(await titles({ cityCode: '440300' })).toEqual(['FAE 实习生', '数字验证工程师']);
  expect(await titles({ category: 'layout' })).toEqual(['模拟版图工程师']);
  expect(await titles({ salaryFrom: '25' })).toEqual(['模拟版图工程师', '数字验证工程师']);
  expect(await titles({ salaryFrom: '20', salaryTo: '24' })).toEqual(['模拟版图工程师']);
  expect(await titles({ months: '13', jobType: 'full' })).toEqual(['数字验证工程师']);
  expect(await titles({ degree: 'college' })).toEqual(['模拟版图工程师']);
  expect(await titles({ degree: 'bachelor' })).toEqual(['模拟版图工程师', '数字验证工程师']);
  expect(await titles({ experience: 'any' })).toEqual(['FAE 实习生']);
  expect(await titles({ keywords: 'stm32' })).toEqual(['FAE 实习生']);
  expect(await titles({ keywords: '东湖 数字' })).toEqual(['数字验证工程师']);
  expect(await titles({ keywords: '100%' })).toEqual([]);
  expect(await find({ pageSize: '1', pageIndex: '2' })).toMatchObject({ totalRecord: 3, data: [{ title: '模拟版图工程师' }] });
  expect((await guest.get('/job/info/list', { cityCode: '深圳' })).statusCode).toBe(422);
  const categories = (await guest.get('/job/category/all')).json<{ data: JobCategoryCount[] }>().data;
  expect(categories).toHaveLength(20);
  expect(categories.filter(({ count }) => count > 0)).toEqual([
    { id: 'layout', group: 'chip', count: 1 },
    { id: 'verification', group: 'chip', count: 1 },
    { id: 'fae', group: 'system', count: 1 },
  ]);
  const cities = (await guest.get('/job/info/city/list')).json<{ data: JobCityCount[] }>().data;
  expect(cities.slice(0, 3)).toEqual([
    { code: '440300', name: '深圳', count: 2 },
    { code: '510100', name: '成都', count: 1 },
    expect.objectContaining({ count: 0 }),
  ]);
});

it('详情有薪资的数和字、公司、招聘负责人；没有人的电话；其他职位只有同一家的', async () => {
  const [card] = (await find({ category: 'verification' })).data;
  const detail = (await guest.get(`/job/info/${card?.id}/detail`)).json<{ data: JobDetail }>().data;
  expect(detail).toMatchObject({
    city: { code: '440300', name: '深圳' },
    salary: { min: 25, max: 40, months: 14, text: '25-40K·14薪' },
    company: { id: maker.id, name: '东湖芯片', stage: 'b', isVerified: true, isSample: false },
    publisher: { name: '林女士', title: '招聘经理', isCertificated: true },
    state: 'open',
    isOwn: false,
    appliedTime: null,
  });
  expect((await maker.visitor.get(`/job/info/${card?.id}/detail`)).json().data.isOwn).toBe(true);
  expect(JSON.stringify(detail)).not.toMatch(/1[3-9]\d{9}|memberId/);
  const others = (await guest.get('/job/info/other', { id: `${card?.id}` })).json<{ data: JobCard[] }>().data;
  expect(others.map(({ title }) => title)).toEqual(['模拟版图工程师']);
  expect((await guest.get('/job/info/999999/detail')).statusCode).toBe(404);
  expect((await guest.get('/job/info/other', { id: '999999' })).statusCode).toBe(404);
});

it('公司的认证不在了，职位不在列表里，详情写停止招聘', async () => {
  const shaky = await companyOf(api, { name: '北山科技' });
  const id = await postedJob(shaky.visitor, { title: '采购工程师', category: 'purchasing' });
  expect(await titles({ category: 'purchasing' })).toEqual(['采购工程师']);
  await api.server.db.update(enterprises).set({ status: 3 }).where(eq(enterprises.id, shaky.id));
  expect(await titles({ category: 'purchasing' })).toEqual([]);
  expect((await guest.get(`/job/info/${id}/detail`)).json().data.state).toBe('closed');
});

it('举报：一人一次，运营下架要写原因，公司看得到；谁举报的只有运营知道', async () => {
  const member = api.visitor();
  await member.login('13900000701');
  const id = await postedJob(maker.visitor, { title: '仓库管理员', category: 'other' });
  const report = { id: `${id}`, kind: 'fee', text: '面试时要交培训费' };
  expect((await guest.post('/job/report', report)).statusCode).toBe(401);
  expect((await member.post('/job/report', { ...report, id: '999999' })).statusCode).toBe(404);
  expect((await member.post('/job/report', report)).json()).toMatchObject({ code: 1 });
  api.clock.advance(11_000);
  expect((await member.post('/job/report', report)).json()).toMatchObject({ code: 0, reason: 'job.reported' });
  expect((await member.get('/report/my')).json().data).toMatchObject([{ kind: 'job', title: '职位 仓库管理员', reason: '收取费用或扣押证件', state: 'open' }]);
  const [review] = (await operator.get('/operator/reviews', { kind: 'job_report' })).json().data;
  expect(review).toMatchObject({ title: '举报职位：仓库管理员', facts: expect.arrayContaining([{ name: '公司', value: '东湖芯片' }]) });
  const decision = { id: `${review.id}`, decision: 'approve', reason: '面试收费，违反规定' };
  expect((await operator.post('/operator/reviews/decide', decision)).json()).toMatchObject({ code: 1 });
  const gone = await guest.get(`/job/info/${id}/detail`);
  expect([gone.statusCode, gone.json().reason]).toEqual([410, 'job.taken_down']);
  expect((await maker.visitor.get('/job/auth/list', { state: 'removed' })).json().data).toMatchObject([{ id, reason: '面试收费，违反规定' }]);
  expect((await maker.visitor.get('/message/page')).json().data[0]).toMatchObject({ kind: 'job', title: '职位已下架' });
  expect((await member.get('/report/my')).json().data).toMatchObject([{ state: 'upheld', href: null }]);
});

it('收藏的职位列在收藏里，写着薪资、城市和公司', async () => {
  const member = api.visitor();
  await member.login('13900000702');
  const [card] = (await find({ category: 'verification' })).data;
  await member.post('/my/userFavour/add', { kind: 'job', id: `${card?.id}` });
  expect((await member.get('/my/userFavour/list', { kind: 'job' })).json().data).toMatchObject([
    { kind: 'job', title: '数字验证工程师', detail: '25-40K·14薪 · 深圳 · 东湖芯片', isGone: false },
  ]);
});
