import type { BoardDetail, BoardPhoto, OwnBoardDetail } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { companyOf, type TestCompany } from '../../../test/companies.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { postJson } from '../../../test/shop.ts';
import { forgetLoosePhotos } from './photos.queries.ts';
import { boardPhotos, boardRows } from './board.schema.ts';

let api: TestApp;
let seller: TestCompany;
let rival: TestCompany;
let jpeg: Buffer;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  seller = await companyOf(api, { name: '北辰电子' });
  rival = await companyOf(api, { name: '东海芯城' });
  jpeg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .withExif({ IFD0: { Make: 'SECRET-CAMERA' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());

type Reply<T> = { code: number; reason?: string; msg: string; data: T };
const upload = async (visitor: Visitor, content: Uint8Array | string = jpeg) =>
  (
    await visitor.send({
      method: 'POST',
      url: '/api/demand/photo',
      payload: formBody([{ name: 'file', filename: '标签.jpg', type: 'image/jpeg', content }]),
      headers: { 'content-type': formType },
    })
  ).json<Reply<BoardPhoto>>();
const add = async (visitor: Visitor, form: object) => (await postJson(visitor, '/demand/add', form)).json<Reply<OwnBoardDetail>>();
const change = async (visitor: Visitor, form: object) => (await postJson(visitor, '/demand/update', form)).json<Reply<OwnBoardDetail>>();
const look = (id: number | undefined, visitor = api.visitor()) => visitor.get(`/demand/photo/${id}`);

it('照片重新编码：相机写进去的地点和设备都没有了；交出去以前谁也打不开', async () => {
  const { data: photo } = await upload(seller.visitor);
  expect(photo).toMatchObject({ width: 40, height: 30, url: `/api/demand/photo/${photo.id}` });
  expect((await look(photo.id)).statusCode).toBe(404);
  const { data: row } = await add(seller.visitor, { type: 0, model: 'PHOTO-1', photoIds: [photo.id] });
  expect(row.photos).toEqual([photo]);
  const reply = await look(photo.id);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(reply.rawPayload.includes('SECRET-CAMERA')).toBe(false);
  expect((await sharp(reply.rawPayload).metadata()).exif).toBeUndefined();
  const detail = (await api.visitor().get('/demand/detail', { id: `${row.id}` })).json<Reply<BoardDetail>>().data;
  expect(detail.photos).toEqual([photo]);
});

it('修改时按给的次序留下，没给的去掉；不提照片就不变；别人传的不能用', async () => {
  const [a, b, c] = [(await upload(seller.visitor)).data.id, (await upload(seller.visitor)).data.id, (await upload(rival.visitor)).data.id];
  const { data: row } = await add(seller.visitor, { type: 0, model: 'PHOTO-2', photoIds: [a, b] });
  const form = { id: row.id, type: 0, model: 'PHOTO-2' };
  expect((await change(seller.visitor, form)).data.photos.map(({ id }) => id)).toEqual([a, b]);
  expect(await change(seller.visitor, { ...form, photoIds: [b, c] })).toMatchObject({ code: 404 });
  expect((await change(seller.visitor, { ...form, photoIds: [b, a] })).data.photos.map(({ id }) => id)).toEqual([b, a]);
  expect((await change(seller.visitor, { ...form, photoIds: [b] })).data.photos.map(({ id }) => id)).toEqual([b]);
  expect((await look(a)).statusCode).toBe(404);
  expect(await add(rival.visitor, { type: 0, model: 'PHOTO-3', photoIds: [b] })).toMatchObject({ code: 404 });
});

it('求购没有照片；下架、匿名、删除和只给一家的别人看不到，自己公司看得到没有删除的；不是照片的说为什么', async () => {
  const { data: photo } = await upload(seller.visitor);
  expect(await add(seller.visitor, { type: 1, model: 'PHOTO-4', photoIds: [photo.id] })).toMatchObject({ code: 422, reason: 'board.wrong_fact' });
  const { data: row } = await add(seller.visitor, { type: 0, model: 'PHOTO-5', photoIds: [photo.id] });
  const { db } = api.server;
  for (const hidden of [{ state: 'removed' as const }, { isAnonymous: true }, { addresseeId: rival.id }, { deletedAt: api.clock.now() }]) {
    await db
      .update(boardRows)
      .set({ state: 'live', isAnonymous: false, addresseeId: null, deletedAt: null, ...hidden })
      .where(eq(boardRows.id, row.id));
    const seen = async (...visitors: Visitor[]) => Promise.all(visitors.map(async (visitor) => (await look(photo.id, visitor)).statusCode));
    // Its own company still sees what it wrote, until it deletes the row.
    expect(await seen(api.visitor(), rival.visitor, seller.visitor)).toEqual([404, 404, 'deletedAt' in hidden ? 404 : 200]);
  }
  expect(await upload(seller.visitor, 'MZ not a picture')).toMatchObject({ code: 0, reason: 'board.unreadable_photo' });
  expect(await upload((await companyOf(api, { status: 0 })).visitor)).toMatchObject({ code: 403, reason: 'enterprise.required' });
});

it('没有交出去的一天以后清掉', async () => {
  const { data: loose } = await upload(seller.visitor);
  await forgetLoosePhotos(api.server.db, new Date(api.clock.now().getTime() + 1000));
  expect(await api.server.db.$count(boardPhotos, eq(boardPhotos.id, loose.id))).toBe(0);
});
