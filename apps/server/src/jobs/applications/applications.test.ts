// Applications: sent with a CV, read by the company alone, marked, deleted when their time is over.
import type { JobApplication, OwnApplication } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { applyFor, postedJob, uploadResume, zipOf } from '../../../test/jobs.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { forgetExpired } from './applications.queries.ts';

let api: TestApp;
let maker: TestCompany;
let other: TestCompany;
let applicant: Visitor;
let stranger: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  maker = await companyOf(api, { name: '东湖芯片' });
  other = await companyOf(api, { name: '西岭电子' });
  applicant = api.visitor();
  await applicant.login('13900000721');
  stranger = api.visitor();
  await stranger.login('13900000722');
});
afterAll(() => api.close());

const DAY = 86_400_000;
const received = async (jobId: number, visitor = maker.visitor) =>
  (await visitor.get('/job/auth/applications', { jobId: `${jobId}` })).json<{ data: JobApplication[] }>().data;
const sent = async (visitor = applicant) => (await visitor.get('/job/apply/list')).json<{ data: OwnApplication[] }>().data;
const notices = async (visitor: Visitor) => (await visitor.get('/message/page')).json<{ data: { title: string; body: string; href: string }[] }>().data;
const fetchResume = (visitor: Visitor, id: number) => visitor.get(`/job/resume/${id}`);

it('简历只收 PDF、DOC 和 DOCX，看内容不看后缀', async () => {
  const docx = await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>' });
  const withMacro = await zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w:document/>', 'word/vbaProject.bin': 'x' });
  expect((await uploadResume(applicant)).json()).toMatchObject({ code: 1, data: { name: '简历.pdf' } });
  expect((await uploadResume(applicant, docx, '简历.docx')).json()).toMatchObject({ code: 1 });
  for (const [content, name] of [
    ['不是 PDF', '简历.pdf'],
    ['文字', '简历.txt'],
    ['文字', '简历.doc'],
    [await zipOf({ 'a.xml': 'x' }), '简历.docx'],
    [withMacro, '简历.docx'],
    ['', '简历.pdf'],
  ] as const)
    expect((await uploadResume(applicant, content, name)).json(), name).toMatchObject({ code: 0, reason: 'resume.unreadable' });
  expect((await uploadResume(applicant, Buffer.alloc(5_242_881, 'x'), '简历.pdf')).json()).toMatchObject({ code: 0, reason: 'resume.too_large' });
  expect((await uploadResume(api.visitor())).statusCode).toBe(401);
});

it('投递一次；公司看得到联系方式和简历，别的公司、别的会员、运营都看不到', async () => {
  const id = await postedJob(maker.visitor);
  expect((await applyFor(applicant, id)).json()).toMatchObject({ code: 1, data: { state: 'sent', job: { id }, resume: { name: '简历.doc' } } });
  expect((await applyFor(applicant, id, { message: '再投一次' })).json()).toMatchObject({ code: 0, reason: 'application.already' });
  expect((await applicant.get(`/job/info/${id}/detail`)).json().data.appliedTime).not.toBeNull();
  const [application] = await received(id);
  expect(application).toMatchObject({ name: '陈一', phone: '13800001234', message: '做过两颗芯片', state: 'sent' });
  const resumeId = application?.resume?.id ?? 0;
  const file = await fetchResume(maker.visitor, resumeId);
  expect([file.statusCode, file.headers['content-type'], `${file.headers['content-disposition']}`.startsWith('attachment')]).toEqual([
    200,
    'application/msword',
    true,
  ]);
  expect((await fetchResume(applicant, resumeId)).statusCode).toBe(200);
  const buyer = await colleagueOf(api, maker, 'buyer');
  for (const visitor of [stranger, other.visitor, buyer, await operatorOf(api)]) expect((await fetchResume(visitor, resumeId)).statusCode).toBe(404);
  expect((await fetchResume(api.visitor(), resumeId)).statusCode).toBe(401);
  expect((await other.visitor.get('/job/auth/applications', { jobId: `${id}` })).statusCode).toBe(404);
  expect((await other.visitor.post('/job/auth/applications/mark', { id: `${application?.id}`, state: 'fit' })).statusCode).toBe(404);
  expect((await stranger.post('/job/apply/forget', { id: `${application?.id}` })).statusCode).toBe(404);
  expect(await sent(stranger)).toEqual([]);
  expect((await api.visitor().get(`/job/info/${id}/detail`)).body).not.toContain('陈一');
  expect((await notices(maker.visitor))[0]).toMatchObject({ title: '收到新的投递', href: `/userCenter/jobs/applications?id=${id}` });
  expect(JSON.stringify(await notices(maker.visitor))).not.toContain('陈一');
});

it('自己公司的、到期的、关闭的、别人上传的简历都投不了', async () => {
  const id = await postedJob(maker.visitor, { title: '版图工程师', category: 'layout' });
  const colleague = await colleagueOf(api, maker, 'seller');
  expect((await applyFor(colleague, id)).json()).toMatchObject({ code: 0, reason: 'application.own_company' });
  const theirs = (await uploadResume(stranger)).json<{ data: { id: number } }>().data.id;
  expect((await applyFor(applicant, id, { fileId: theirs })).statusCode).toBe(404);
  expect((await applyFor(applicant, id, { phone: '电话' })).statusCode).toBe(422);
  expect((await applyFor(applicant, 999_999)).statusCode).toBe(404);
  await maker.visitor.post('/job/auth/close', { id: `${id}` });
  expect((await applyFor(applicant, id)).json()).toMatchObject({ code: 0, reason: 'job.not_open', msg: '这个职位已停止招聘，不能再投递' });
});

it('标记已查看、合适、不合适，投递的人收到消息；标过合适的不会退回已查看', async () => {
  const id = await postedJob(maker.visitor, { title: '封测工程师', category: 'packaging' });
  await applyFor(applicant, id);
  const [application] = await received(id);
  const mark = async (state: string) => (await maker.visitor.post('/job/auth/applications/mark', { id: `${application?.id}`, state })).json().data.state;
  expect(await mark('viewed')).toBe('viewed');
  expect(await mark('fit')).toBe('fit');
  api.clock.advance(11_000);
  expect(await mark('viewed')).toBe('fit');
  expect((await sent())[0]).toMatchObject({ state: 'fit', job: { title: '封测工程师' } });
  expect((await notices(applicant)).slice(0, 2).map(({ body }) => body)).toEqual([
    '东湖芯片“封测工程师”：公司认为你合适，请留意电话。',
    '东湖芯片“封测工程师”：简历已被查看。',
  ]);
  expect((await maker.visitor.get('/job/auth/list')).json().data.find((job: { id: number }) => job.id === id)).toMatchObject({ applications: 1, unread: 0 });
  expect((await maker.visitor.get('/job/auth/applications', { jobId: `${id}`, state: 'sent' })).json().totalRecord).toBe(0);
});

it('投递的人随时能删掉简历和联系方式，公司就看不到了', async () => {
  const id = await postedJob(maker.visitor, { title: '质量工程师', category: 'quality' });
  await applyFor(applicant, id);
  const [before] = await received(id);
  const own = await applicant.post('/job/apply/forget', { id: `${before?.id}` });
  expect(own.json().data).toMatchObject({ resume: null, keptUntil: null });
  expect(await received(id)).toMatchObject([{ name: null, phone: null, message: null, resume: null, keptUntil: null }]);
  expect((await fetchResume(maker.visitor, before?.resume?.id ?? 0)).statusCode).toBe(404);
});

it('90 天后简历和联系方式自动删除，投递的记录还在', async () => {
  const id = await postedJob(maker.visitor, { title: '销售工程师', category: 'sales' });
  await applyFor(applicant, id);
  const now = api.clock.now().getTime();
  await forgetExpired(api.server.db, new Date(now + 89 * DAY));
  expect((await received(id))[0]?.name).toBe('陈一');
  await forgetExpired(api.server.db, new Date(now + 90 * DAY));
  expect((await received(id))[0]).toMatchObject({ name: null, phone: null, resume: null });
  expect((await sent())[0]).toMatchObject({ resume: null, job: { id } });
});

it('已经投递过的简历不能再用于另一个职位', async () => {
  const [one, two] = [await postedJob(maker.visitor, { title: '甲职位' }), await postedJob(maker.visitor, { title: '乙职位' })];
  const fileId = (await uploadResume(applicant)).json<{ data: { id: number } }>().data.id;
  const form = { name: '陈一', phone: '13800001234', fileId };
  expect((await postJson(applicant, '/job/apply/add', { ...form, jobId: one })).json()).toMatchObject({ code: 1 });
  expect((await postJson(applicant, '/job/apply/add', { ...form, jobId: two })).statusCode).toBe(404);
});
