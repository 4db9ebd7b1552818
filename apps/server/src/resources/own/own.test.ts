import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FilePreview, Notice, OperatorResource, OwnResource, OwnResourceDetail, ResourceDetail, ResourceFile, Review } from '@chippage/api/types';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { pdfOf } from '../../../test/pdfs.ts';
import { xlsxOf } from '../../inquiries/tasks/errorFile.ts';
import { resourceBytes } from './own.queries.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
let operator: Visitor;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  [member, other] = [api.visitor(), api.visitor()];
  await member.login('13900000711');
  await other.login('13900000712');
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="20" viewBox="0 0 32 20"><title>图</title><rect width="10" height="10"/></svg>';
const upload = (name: string, content: string | Uint8Array, visitor = member) =>
  visitor.send({
    method: 'POST',
    url: '/api/resource/auth/user/upload',
    payload: formBody([
      { name: 'name', content: name },
      { name: 'file', filename: 'x', type: 'application/octet-stream', content },
    ]),
    headers: { 'content-type': formType },
  });
const fileOf = async (name: string, content: string, visitor = member) => (await upload(name, content, visitor)).json<{ data: ResourceFile }>().data;
const form = (fileIds: number[], own: object = {}) => ({
  kind: 'scheme',
  title: '一个可以直接抄的电源电路',
  summary: '十二伏转三点三伏，带清单和版图建议，做过十块板子。',
  field: 'power',
  level: 'beginner',
  licence: 'CC-BY-4.0',
  tags: ['电源'],
  markdown: '## 说明\n\n先看输入。<script>alert(1)</script>',
  fileIds,
  ...own,
});
const add = (body: object, visitor = member) => postJson(visitor, '/resource/auth/user/add', body);
const decide = async (decision: string, reason = '') => {
  const { data } = (await operator.get('/operator/reviews', { kind: 'resource' })).json<{ data: Review[] }>();
  return { review: data[0], reply: await operator.post('/operator/reviews/decide', { id: `${data[0]?.id}`, decision, reason }) };
};
const detail = (id: number, visitor = api.visitor()) => visitor.get('/resource/detail', { id: `${id}` });

describe('上传文件', () => {
  it('后缀和内容都要对；空的、坏的、能运行的不收', async () => {
    const refused = async (name: string, content: string | Uint8Array) => (await upload(name, content)).json();
    expect(await refused('a.exe', 'MZ')).toMatchObject({ code: 0, reason: 'resource.unreadable' });
    expect(await refused('a.csv', Buffer.from([0xff, 0xfe, 0x00, 0x41]))).toMatchObject({ reason: 'resource.unreadable' });
    expect(await refused('a.json', '{"a":')).toMatchObject({ reason: 'resource.unreadable' });
    expect(await refused('a.pdf', 'not a pdf')).toMatchObject({ reason: 'resource.unreadable' });
    expect(await refused('a.zip', 'not a zip')).toMatchObject({ reason: 'resource.unreadable' });
    expect(await refused('a.svg', svg.replace('<rect', '<script>1</script><rect'))).toMatchObject({ reason: 'resource.unreadable' });
    expect(await refused('a.svg', svg.replace('<rect', '<rect onload="x"'))).toMatchObject({ reason: 'resource.unreadable' });
    expect(await refused('a.csv', '')).toMatchObject({ reason: 'resource.unreadable' });
    expect((await upload('a.csv', 'a,b\n1,2\n', api.visitor())).statusCode).toBe(401);
    expect((await upload('../a.csv', 'a,b\n1,2\n')).statusCode).toBe(422);
    expect(await fileOf('测量.csv', 'U (V),I\n1,2\n3,4\n')).toMatchObject({ name: '测量.csv', type: 'text/csv', hasPreview: true, rowCount: 2 });
  });

  it('每一种文件下载之前都看得到：表、文字、图、第一页、里面的名字', async () => {
    const previewOf = async (name: string, content: string | Uint8Array) => {
      const file = (await upload(name, content)).json<{ data: ResourceFile }>().data;
      expect(file).toMatchObject({ name, hasPreview: true });
      const { fileId: _, name: __, ...shown } = (await member.get('/resource/preview', { fileId: `${file.id}` })).json<{ data: FilePreview }>().data;
      return { id: file.id, shown };
    };
    const none = { table: null, text: null, picture: null, archive: null };
    expect((await previewOf('说明.md', `# 题目\n${'字'.repeat(5000)}`)).shown).toMatchObject({
      ...none,
      text: { isCut: true, text: expect.stringMatching(/^# 题目/) },
    });
    expect((await previewOf('设置.json', '{"a":1}')).shown).toEqual({ ...none, text: { text: '{"a":1}', isCut: false } });
    expect((await previewOf('坏字符.json', '[{"a\\u0000b":"\\ud83d"}]')).shown.table).toMatchObject({ columns: ['ab'], rowCount: 1 });
    expect((await previewOf('清单.xlsx', await buffer(xlsxOf({ head: ['型号', '数量'], rows: [['LM317T', '2']] })))).shown).toEqual({
      ...none,
      table: { columns: ['型号', '数量'], rows: [['LM317T', '2']], rowCount: 1 },
    });
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from('1'), 'board/top.gbr');
    zip.addBuffer(Buffer.from('2'), 'bom.csv');
    zip.end();
    expect((await previewOf('工程.zip', await buffer(zip.outputStream))).shown).toEqual({
      ...none,
      archive: { names: ['board/top.gbr', 'bom.csv'], isCut: false },
    });
    expect((await previewOf('图.svg', svg)).shown.picture).toMatchObject({ width: 32, height: 20, pageCount: null });
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Copyright: 'hidden' } })
      .jpeg()
      .toBuffer();
    const picture = await previewOf('实物.jpg', photo);
    expect(picture.shown.picture).toMatchObject({ width: 40, height: 30, pageCount: null });
    const path = picture.shown.picture!.src.replace('/api', '');
    const shown = await member.get(path);
    expect([shown.statusCode, shown.headers['content-type'], (await sharp(shown.rawPayload).metadata()).exif]).toEqual([200, 'image/webp', undefined]);
    // Nobody else's before it is published.
    expect([(await other.get(path)).statusCode, (await api.visitor().get(path)).statusCode]).toEqual([404, 404]);
    const page = await previewOf('测试报告.pdf', pdfOf());
    expect(page.shown.picture).toMatchObject({ pageCount: 1 });
    expect((await member.get(page.shown.picture!.src.replace('/api', ''))).headers['content-type']).toBe('image/webp');
    // The sweeper leaves it alone.
    const used = await Promise.all(resourceBytes.map((uses) => uses(api.server.db, [createHash('sha256').update(shown.rawPayload).digest('hex')])));
    expect(used.flat()).toHaveLength(1);
  });

  it('别人的文件拿不走，也看不到', async () => {
    const mine = await fileOf('a.csv', 'a,b\n1,2\n');
    expect((await add(form([mine.id]), other)).statusCode).toBe(404);
    expect((await other.get(`/resource/file/${mine.id}`)).statusCode).toBe(404);
    expect((await api.visitor().get('/resource/preview', { fileId: `${mine.id}` })).statusCode).toBe(404);
    expect((await member.get(`/resource/file/${mine.id}`)).statusCode).toBe(200);
  });
});

describe('提交和审核', () => {
  let own: OwnResource;
  it('审核之前只有自己和运营看得到；图和清单从文件里读出来', async () => {
    const files = [await fileOf('图.svg', svg), await fileOf('bom.csv', 'Designator,Quantity,MPN\nU1,1,LM317T\n')];
    const reply = await add(form(files.map(({ id }) => id)));
    own = reply.json<{ data: OwnResource }>().data;
    expect(own).toMatchObject({ state: 'reviewing', fileCount: 2 });
    expect((await detail(own.id)).statusCode).toBe(404);
    expect((await detail(own.id, other)).statusCode).toBe(404);
    expect((await other.get(`/resource/file/${files[1]!.id}`)).statusCode).toBe(404);
    const seen = (await detail(own.id, operator)).json<{ data: ResourceDetail }>().data;
    expect(seen).toMatchObject({ isPreview: true, isSample: false, drawing: { width: 32 }, bom: [{ reference: 'U1', mpn: 'LM317T' }] });
    expect(JSON.stringify(seen.blocks)).toContain('<script>alert(1)</script>');
    expect((await add({ ...form([files[0]!.id]), id: own.id })).json()).toMatchObject({ code: 0, reason: 'resource.under_way' });
    expect((await other.post('/resource/auth/user/withdraw', { id: `${own.id}` })).statusCode).toBe(404);
    expect((await other.get('/resource/auth/user/detail', { id: `${own.id}` })).statusCode).toBe(404);
  });

  it('驳回的说原因，改了可以再交；通过后所有人看得到，通知写着去哪里', async () => {
    const { review } = await decide('refuse', '请写清楚输入电压的范围');
    expect(review?.facts.find(({ name }) => name === '题目')).toMatchObject({ href: `/prefecture/resource/${own.id}` });
    const refused = (await member.get('/resource/auth/user/detail', { id: `${own.id}` })).json<{ data: OwnResourceDetail }>().data;
    expect(refused).toMatchObject({ state: 'refused', reason: '请写清楚输入电压的范围' });
    const [svgFile] = refused.files;
    const again = await add({ ...form([svgFile!.id]), id: own.id, title: '输入四到十五伏的电源电路' });
    expect(again.json()).toMatchObject({ data: { id: own.id, state: 'reviewing', fileCount: 1, reason: null } });
    await decide('approve');
    expect((await detail(own.id)).json().data).toMatchObject({ title: '输入四到十五伏的电源电路', isPreview: false });
    const [notice] = (await member.get('/message/page')).json<{ data: Notice[] }>().data;
    expect(notice).toMatchObject({ title: '资料已发布', href: `/prefecture/resource/${own.id}` });
    expect((await other.get(`/resource/file/${svgFile!.id}`)).statusCode).toBe(200);
    expect((await member.post('/resource/rate', { id: `${own.id}`, stars: '5' })).json()).toMatchObject({ code: 0, reason: 'resource.own' });
  });

  it('运营下架写明原因，页面说已下架；恢复后又看得到；会员不能', async () => {
    expect((await member.post('/operator/resources/takeDown', { id: `${own.id}`, kind: 'copyright', reason: '权利人来信' })).statusCode).toBe(403);
    await operator.post('/operator/resources/takeDown', { id: `${own.id}`, kind: 'copyright', reason: '权利人来信' });
    const gone = await detail(own.id);
    expect([gone.statusCode, gone.json().reason]).toEqual([410, 'resource.taken_down']);
    const list = async (query: Record<string, string>) => (await operator.get('/operator/resources', query)).json<{ data: OperatorResource[] }>().data;
    expect(await list({ isTakenDown: 'true', keywords: '电源' })).toMatchObject([{ id: own.id, takenDown: { kind: 'copyright' } }]);
    expect((await member.get('/resource/auth/user/list')).json().data[0]).toMatchObject({ takenDown: { reason: '权利人来信' } });
    expect((await member.post('/resource/auth/user/withdraw', { id: `${own.id}` })).json()).toMatchObject({ reason: 'resource.not_open' });
    await operator.post('/operator/resources/restore', { id: `${own.id}` });
    expect((await detail(own.id)).statusCode).toBe(200);
  });

  it('撤回之后别人看不到，可以再交', async () => {
    expect((await member.post('/resource/auth/user/withdraw', { id: `${own.id}` })).json().data).toMatchObject({ state: 'withdrawn' });
    expect((await detail(own.id)).statusCode).toBe(404);
    expect((await member.get('/resource/auth/user/list', { state: 'withdrawn' })).json().totalRecord).toBe(1);
    expect((await other.get('/resource/auth/user/list')).json().totalRecord).toBe(0);
  });
});
