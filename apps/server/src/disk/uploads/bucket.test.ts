// The disk over a bucket, asked by its calls: browsers send parts to the store itself, and a store that is away passes.
import { randomBytes } from 'node:crypto';
import { diskLimits } from '@chippage/api/limits';
import type { DiskPartAddress, DiskUploadStarted } from '@chippage/api/types';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { hashOf, idOf, newDisk, type TestDisk } from '../../../test/disk.ts';
import { assertSoundDisks } from '../../../test/diskInvariants.ts';
import { type S3StandIn, startS3 } from '../../../test/s3StandIn.ts';

const { partBytes } = diskLimits;
let s3: S3StandIn;
let api: TestApp;
beforeAll(async () => {
  s3 = await startS3();
  const { endpoint, region, bucket, keyId, secret } = s3.settings;
  const env = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret };
  api = await createTestApp({ logLevel: 'silent', env: { FILES: 's3', S3_STYLE: 'path', ...env } });
});
afterAll(async () => {
  await api.close();
  await s3.close();
});
afterEach(async () => {
  s3.slowDown(0);
  await assertSoundDisks(api.server.platform);
});

const begin = async (disk: TestDisk, name: string, bytes: Buffer) => {
  const { upload } = (await disk.start(name, bytes)).json<{ data: DiskUploadStarted }>().data;
  if (!upload) throw new Error('nothing began');
  return upload;
};
const call = (disk: TestDisk, what: 'address' | 'arrived', id: number, part: number, bytes: Uint8Array) =>
  disk.visitor.post(`/users/files/parts/${what}`, { id: `${id}`, part: `${part}`, sha256: hashOf(bytes) });
const put = async (reply: Awaited<ReturnType<typeof call>>, bytes: Buffer) => {
  const { url, method, headers } = reply.json<{ data: DiskPartAddress }>().data;
  return fetch(url, { method, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])), body: new Uint8Array(bytes) });
};
const sentNow = () => [...s3.objects.keys()].filter((key) => key.startsWith('sent/'));

it('一段一段直接传到桶里：只收说好的字节，没到的不算到，断了接着传，传完什么也不多留', async () => {
  const [disk, other] = [await newDisk(api), await newDisk(api)];
  const bytes = randomBytes(partBytes + 5000);
  const [first, second] = [bytes.subarray(0, partBytes), bytes.subarray(partBytes)];
  const upload = await begin(disk, '大.bin', bytes);
  expect(upload).toMatchObject({ isDirect: true, partCount: 2, received: [] });
  const { id } = upload;
  // Nobody gets an address for, or speaks for, the upload of another.
  for (const reply of [await call(other, 'address', id, 1, first), await call(other, 'arrived', id, 1, first)]) expect(reply.statusCode).toBe(404);
  expect((await call(disk, 'address', id, 3, first)).json()).toMatchObject({ reason: 'disk.part_broken' });
  const address = await call(disk, 'address', id, 1, first);
  expect((await call(disk, 'arrived', id, 1, first)).json()).toMatchObject({ reason: 'disk.part_broken' });
  expect((await put(address, randomBytes(partBytes))).status).toBe(400);
  expect((await put(address, first)).status).toBe(200);
  expect((await call(disk, 'arrived', id, 1, first)).json()).toMatchObject({ data: { received: [1] } });
  expect(await begin(disk, '大.bin', bytes)).toMatchObject({ id, received: [1] });
  await put(await call(disk, 'address', id, 2, second), second);
  expect((await call(disk, 'arrived', id, 2, second)).json()).toMatchObject({ data: { received: [1, 2] } });
  const item = idOf((await disk.finish(id)).json<{ data: Parameters<typeof idOf>[0] }>().data);
  expect((await disk.read(item)).equals(bytes)).toBe(true);
  expect(sentNow()).toEqual([]);
});

it('桶一时不在：说 503 请稍后再来，不是服务异常；什么也没有变，回来以后接着做', async () => {
  const disk = await newDisk(api);
  const bytes = randomBytes(2000);
  const { id } = await begin(disk, 'a.bin', bytes);
  await disk.addPart(id, 1, bytes);
  s3.slowDown(1_000_000);
  for (const reply of [await disk.finish(id), await disk.addPart(id, 1, bytes), await call(disk, 'arrived', id, 1, bytes)]) {
    expect([reply.statusCode, reply.json().reason, reply.headers['retry-after']]).toEqual([503, 'service.unavailable', '2']);
  }
  s3.slowDown(0);
  const item = idOf((await disk.finish(id)).json<{ data: Parameters<typeof idOf>[0] }>().data);
  s3.slowDown(1_000_000);
  const read = await disk.visitor.get(`/users/files/content/${item}`);
  expect([read.statusCode, read.json().reason]).toEqual([503, 'service.unavailable']);
  s3.slowDown(0);
  expect((await disk.read(item)).equals(bytes)).toBe(true);
}, 60_000);
