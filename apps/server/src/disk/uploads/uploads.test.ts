import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { diskLimits } from '@chippage/api/limits';
import type { DiskOutcome, DiskUpload } from '@chippage/api/types';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { hashOf, idOf, newDisk } from '../../../test/disk.ts';
import { assertSoundDisks } from '../../../test/diskInvariants.ts';
import { forgetParts } from '../../platform/parted/partedFiles.ts';

const { partBytes } = diskLimits;
/** As the setting counts. */
const MB = 1e6;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent', env: { DISK_QUOTA_MB: '20' } });
});
afterAll(() => api.close());
afterEach(() => assertSoundDisks(api.server.platform));

const begun = (reply: { json: () => unknown }) => (reply.json() as { data: { upload: DiskUpload | null; outcome: DiskOutcome | null } }).data;
const outcomeOf = (reply: { json: () => unknown }) => (reply.json() as { data: DiskOutcome }).data;
const partOf = (bytes: Buffer, part: number) => bytes.subarray((part - 1) * partBytes, part * partBytes);
const leftParts = () => readdirSync(join(api.server.platform.config.dataDir, 'files/parts'));

describe('分段上传', () => {
  it('断了接着传；合起来与原来一样；最后一步再问，还是同一个文件', async () => {
    const disk = await newDisk(api);
    const bytes = randomBytes(2 * partBytes + 1000);
    const folder = idOf(await disk.folder('资料'));
    const { upload } = begun(await disk.start('大.bin', bytes, { folderId: folder }));
    expect(upload).toMatchObject({ partCount: 3, received: [], folderId: folder, isDirect: false, onClash: 'ask' });
    await disk.addPart(upload!.id, 1, partOf(bytes, 1));
    await disk.addPart(upload!.id, 3, partOf(bytes, 3));
    expect((await disk.finish(upload!.id)).json()).toMatchObject({ reason: 'disk.incomplete' });
    expect(await disk.uploads()).toMatchObject([{ id: upload!.id, name: '大.bin', received: [1, 3] }]);
    expect(begun(await disk.start('大.bin', bytes, { folderId: folder })).upload).toMatchObject({ id: upload!.id, received: [1, 3] });
    await disk.addPart(upload!.id, 2, partOf(bytes, 2));
    const answers = await Promise.all([disk.finish(upload!.id), disk.finish(upload!.id)]);
    const ids = answers.map((reply) => idOf(outcomeOf(reply)));
    expect(new Set(ids).size).toBe(1);
    expect(idOf(outcomeOf(await disk.finish(upload!.id)))).toBe(ids[0]);
    expect((await disk.read(ids[0]!)).equals(bytes)).toBe(true);
    expect(await disk.uploads()).toEqual([]);
    expect((await disk.list(folder)).totalRecord).toBe(1);
    expect(leftParts()).toEqual([]);
    // The bytes are here already: nothing has to be sent.
    expect(begun(await disk.start('again.bin', bytes))).toMatchObject({ upload: null, outcome: { outcome: 'done', item: { name: 'again.bin' } } });
    expect(await disk.quota()).toMatchObject({ usedBytes: 2 * bytes.length });
  });

  it('传的时候名字被占了：问，那几段还在，再说一次就好；文件夹没了也一样', async () => {
    const disk = await newDisk(api);
    const bytes = randomBytes(1000);
    const { upload } = begun(await disk.start('a.bin', bytes));
    await disk.addAll(upload!.id, bytes);
    await disk.upload('A.BIN', 'somebody was faster');
    expect(outcomeOf(await disk.finish(upload!.id))).toMatchObject({ outcome: 'clash', existing: { name: 'A.BIN' } });
    expect(outcomeOf(await disk.finish(upload!.id, { onClash: 'both' }))).toMatchObject({ outcome: 'done', item: { name: 'a (2).bin' } });
    const folder = idOf(await disk.folder('会消失'));
    const other = randomBytes(1000);
    const second = begun(await disk.start('b.bin', other, { folderId: folder })).upload!;
    await disk.addAll(second.id, other);
    await disk.discard([folder]);
    expect(outcomeOf(await disk.finish(second.id))).toMatchObject({ outcome: 'originGone', item: null });
    expect(outcomeOf(await disk.finish(second.id, { place: 'folder' }))).toMatchObject({ outcome: 'done', item: { folderId: null, name: 'b.bin' } });
    expect((await disk.finish(999_999)).statusCode).toBe(404);
  });

  it('空文件马上就在；坏的一段、被改动的文件不收', async () => {
    const disk = await newDisk(api);
    expect(await disk.upload('空.txt', '')).toMatchObject({ outcome: 'done', item: { sizeBytes: 0, preview: 'none' } });
    const bytes = randomBytes(1000);
    const { upload } = begun(await disk.start('a.bin', bytes));
    for (const reply of [
      await disk.addPart(upload!.id, 1, bytes, hashOf(randomBytes(3))),
      await disk.addPart(upload!.id, 1, bytes.subarray(1)),
      await disk.addPart(upload!.id, 2, bytes),
    ])
      expect([reply.statusCode, reply.json().reason]).toEqual([422, 'disk.part_broken']);
    const lie = begun(await disk.start('b.bin', bytes, { sha256: hashOf(randomBytes(8)) })).upload!;
    await disk.addPart(lie.id, 1, bytes);
    expect((await disk.finish(lie.id)).json()).toMatchObject({ code: 0, reason: 'disk.upload_changed' });
    expect((await disk.start('c.bin', bytes, { sizeBytes: diskLimits.fileBytes + 1 })).statusCode).toBe(422);
    expect((await disk.visitor.post('/users/files/parts/address', { id: `${upload!.id}`, part: '1', sha256: hashOf(bytes) })).json()).toMatchObject({
      reason: 'disk.not_direct',
    });
    expect(leftParts()).toEqual([]);
  });

  it('别人的上传不存在；取消和过期的不留字节', async () => {
    const [disk, other] = [await newDisk(api), await newDisk(api)];
    const { files } = api.server.platform;
    const [dropped, stopped] = [randomBytes(1000), randomBytes(1000)];
    const first = begun(await disk.start('a.bin', dropped)).upload!;
    await disk.addPart(first.id, 1, dropped);
    expect((await other.addPart(first.id, 1, dropped)).statusCode).toBe(404);
    expect((await other.finish(first.id)).statusCode).toBe(404);
    expect((await other.visitor.post('/users/files/parts/drop', { id: `${first.id}` })).statusCode).toBe(404);
    expect(await other.uploads()).toEqual([]);
    await disk.visitor.post('/users/files/parts/drop', { id: `${first.id}` });
    expect(await files.has(hashOf(dropped))).toBe(false);
    const second = begun(await disk.start('b.bin', stopped)).upload!;
    await disk.addPart(second.id, 1, stopped);
    api.clock.advance(8 * 86_400_000);
    await forgetParts(api.server.platform);
    expect(await files.has(hashOf(stopped))).toBe(false);
  });
});

describe('空间', () => {
  it('按种类说用了多少；满了说差多少；同时来也一个字节不多', async () => {
    const disk = await newDisk(api);
    const seed = idOf(await disk.upload('seed.bin', randomBytes(3 * MB)));
    const files = Array.from({ length: 5 }, (_, at) => ({ name: `${at}.dat`, bytes: randomBytes(4 * MB) }));
    const uploads: DiskUpload[] = [];
    for (const { name, bytes } of files.slice(0, 4)) uploads.push(begun(await disk.start(name, bytes)).upload!);
    // What is under way counts as if it were here.
    expect((await disk.start(files[4]!.name, files[4]!.bytes)).json()).toMatchObject({
      code: 0,
      reason: 'disk.over_quota',
      msg: expect.stringContaining('还差 3.0 MB'),
    });
    for (const [at, { id }] of uploads.entries()) await disk.addAll(id, files[at]!.bytes);
    // A copy comes in between: it, or one of the files, finds no room.
    const [copied, ...ended] = await Promise.all([disk.copy([{ id: seed, onClash: 'both' }]), ...uploads.map(({ id }) => disk.finish(id))]);
    const results = ended.map((reply) => reply.json<{ code: number; reason?: string; data?: DiskOutcome }>());
    const wasCopied = copied.outcomes[0]?.outcome === 'done';
    expect(results.filter(({ reason }) => reason === 'disk.over_quota')).toHaveLength(wasCopied ? 1 : 0);
    const quota = await disk.quota();
    expect([quota.totalBytes, quota.usedBytes]).toEqual([20 * MB, (wasCopied ? 18 : 19) * MB]);
    expect(quota.kinds.reduce((sum, { bytes }) => sum + bytes, 0)).toBe(quota.usedBytes);
    // The recycle bin counts until it is emptied.
    const rows = (await disk.list()).data.filter(({ name }) => name.startsWith('seed')).map(({ id }) => id);
    await disk.discard(rows);
    expect(await disk.quota()).toMatchObject({ usedBytes: quota.usedBytes, trashCount: rows.length, trashBytes: rows.length * 3 * MB });
    await disk.visitor.post('/files/garbage/empty');
    const missing = uploads.filter((_, at) => results[at]?.reason !== undefined);
    for (const { id } of missing) expect(outcomeOf(await disk.finish(id))).toMatchObject({ outcome: 'done' });
    expect(await disk.quota()).toMatchObject({ usedBytes: 16 * MB });
  });

  it('复制同时来十次，也不超过', async () => {
    const disk = await newDisk(api);
    const seed = idOf(await disk.upload('seed.bin', randomBytes(3 * MB)));
    const replies = await Promise.all(Array.from({ length: 10 }, () => disk.copy([{ id: seed, onClash: 'both' }])));
    expect(replies.map(({ outcomes }) => outcomes[0]?.outcome ?? '').toSorted()).toEqual([...Array(5).fill('done'), ...Array(5).fill('overQuota')]);
    expect(await disk.quota()).toMatchObject({ usedBytes: 18 * MB });
  });
});
