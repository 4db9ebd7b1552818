// What every store of files has to do, asked of both: the folder and the bucket.
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3StandIn, startS3 } from '../../test/s3StandIn.ts';
import { type FileStore, openFileStore } from './files.ts';
import { openS3Store } from './s3Files.ts';

const DAY = 86_400_000;
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const collect = async (all: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const one of all) found.push(one);
  return found;
};

interface World {
  store: FileStore;
  folder: string;
  /** Makes bytes look stored so long ago. */
  age: (sha256: string, ms: number) => void;
  close: () => Promise<void>;
}

const worlds: Record<string, () => Promise<World>> = {
  文件夹: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chippage-store-'));
    const age = (sha256: string, ms: number) => {
      const at = new Date(Date.now() - ms);
      utimesSync(join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256), at, at);
    };
    return { store: openFileStore(folder), folder, age, close: async () => rmSync(folder, { recursive: true, force: true }) };
  },
  存储桶: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chippage-store-'));
    const s3 = await startS3();
    const age = (sha256: string, ms: number) => {
      const stored = s3.objects.get(`files/${sha256}`);
      if (stored) stored.at = new Date(Date.now() - ms);
    };
    const close = async () => {
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { store: await openS3Store(s3.settings, folder), folder, age, close };
  },
};

describe.each(Object.entries(worlds))('%s', (_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await open();
  });
  afterAll(() => world.close());

  it('存下的一字不差，两次是一份；读一段；没有的没有；删了就没有', async () => {
    const { store } = world;
    const bytes = randomBytes(300_000);
    expect(await store.put(bytes)).toEqual({ sha256: hash(bytes), sizeBytes: bytes.length });
    async function* chunks() {
      yield bytes.subarray(0, 1000);
      yield bytes.subarray(1000);
    }
    expect((await store.put(chunks())).sha256).toBe(hash(bytes));
    expect((await buffer(store.read(hash(bytes)))).equals(bytes)).toBe(true);
    expect((await buffer(store.read(hash(bytes), { start: 10, end: 19 }))).equals(bytes.subarray(10, 20))).toBe(true);
    expect([await store.has(hash(bytes)), await store.has(hash(randomBytes(4)))]).toEqual([true, false]);
    await expect(buffer(store.read(hash(randomBytes(4))))).rejects.toThrow();
    await store.remove(hash(bytes));
    await store.remove(hash(bytes));
    expect(await store.has(hash(bytes))).toBe(false);
    expect(() => store.read('../../etc/passwd')).toThrow('not a SHA-256');
    expect((await store.put(new Uint8Array())).sizeBytes).toBe(0);
    expect((await buffer(store.read(hash(Buffer.alloc(0))))).length).toBe(0);
  });

  it('草稿先在旁边，收下才在库里，放下就什么也没有；写到一半断了也一样', async () => {
    const { store } = world;
    const bytes = randomBytes(20_000);
    const draft = await store.draft(bytes);
    expect(readFileSync(draft.path).equals(bytes)).toBe(true);
    expect(await store.has(draft.sha256)).toBe(false);
    await draft.drop();
    const kept = await store.draft(bytes);
    await kept.ready?.();
    await kept.keep();
    await kept.drop();
    expect((await buffer(store.read(kept.sha256))).equals(bytes)).toBe(true);
    async function* broken() {
      yield bytes;
      throw new Error('connection lost');
    }
    await expect(store.draft(broken())).rejects.toThrow('connection lost');
    expect(await store.sweep(-1000)).toBe(0);
  });

  it('别的进程要自己读的，有一份在磁盘上', async () => {
    const { store } = world;
    const bytes = randomBytes(5000);
    const { sha256 } = await store.put(bytes);
    for (let twice = 0; twice < 2; twice++) {
      const found = await store.locate(sha256);
      expect(found).toMatchObject({ kind: 'stored', sizeBytes: 5000 });
      expect(readFileSync(found!.path).equals(bytes)).toBe(true);
    }
    expect(await store.locate(hash(randomBytes(4)))).toBeNull();
    await store.remove(sha256);
    expect(await store.locate(sha256)).toBeNull();
  });

  it('说得出多久以前的；再存一次就是新的；残余会被清走', async () => {
    const { store, age, folder } = world;
    const made: string[] = [];
    for (let at = 0; at < 5; at++) made.push((await store.put(randomBytes(100))).sha256);
    const [old = '', again = ''] = made;
    for (const sha256 of [old, again]) age(sha256, 2 * DAY);
    const bytes = await buffer(store.read(again));
    expect((await collect(store.olderThan(DAY))).toSorted()).toEqual([old, again].toSorted());
    await store.put(bytes);
    expect(await collect(store.olderThan(DAY))).toEqual([old]);
    expect([await store.isOlderThan(old, DAY), await store.isOlderThan(again, DAY), await store.isOlderThan(hash(randomBytes(4)), DAY)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await collect(store.olderThan(-5000))).toEqual(expect.arrayContaining(made));
    writeFileSync(join(folder, 'parts', 'left'), 'x');
    expect(await store.sweep(60_000)).toBe(0);
    expect(await store.sweep(-1000)).toBe(1);
  });
});

describe('存储桶出错', () => {
  let s3: S3StandIn;
  let store: FileStore;
  const folder = mkdtempSync(join(tmpdir(), 'chippage-s3-'));
  beforeAll(async () => {
    s3 = await startS3();
    store = await openS3Store(s3.settings, folder);
  });
  afterAll(async () => {
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(() => {
    s3.asked.length = 0;
    s3.slowDown(0);
  });

  it('503 SlowDown：等一等再来，存下的还是一字不差；一直这样就说失败，什么也没收下', async () => {
    const bytes = randomBytes(1000);
    s3.slowDown(2);
    await store.put(bytes);
    s3.slowDown(1);
    expect((await buffer(store.read(hash(bytes)))).equals(bytes)).toBe(true);
    s3.slowDown(1000);
    await expect(store.put(randomBytes(1000))).rejects.toThrow();
    await expect(store.has(hash(bytes))).rejects.toThrow();
    s3.slowDown(0);
    expect(await store.has(hash(bytes))).toBe(true);
  }, 60_000);

  it('大文件分段；一段在路上丢了，从头再来；放弃的不留在桶里', async () => {
    const bytes = randomBytes(17 * 1024 * 1024);
    s3.losePart();
    await store.put(bytes);
    expect(s3.objects.get(`files/${hash(bytes)}`)?.bytes.equals(bytes)).toBe(true);
    expect(s3.asked.filter((line) => line.includes('?uploads'))).toHaveLength(2);
    expect(s3.multiparts.size).toBe(0);
    // One that a killed process left.
    s3.multiparts.set('left', { key: 'files/left', at: new Date(Date.now() - 2 * DAY), parts: new Map() });
    expect(await store.sweep(DAY)).toBe(1);
    expect(s3.multiparts.size).toBe(0);
  }, 60_000);

  it('下载到一半断开：从断的地方接着读，也包括只要一段的', async () => {
    const bytes = randomBytes(400_000);
    const { sha256 } = await store.put(bytes);
    s3.cutDownloads(2);
    expect((await buffer(store.read(sha256))).equals(bytes)).toBe(true);
    s3.cutDownloads(1);
    expect((await buffer(store.read(sha256, { start: 1000, end: 300_000 }))).equals(bytes.subarray(1000, 300_001))).toBe(true);
  });

  it('密钥不对、桶不存在，启动时说清楚，不说出密钥', async () => {
    await expect(openS3Store({ ...s3.settings, secret: 'wrong secret' }, folder)).rejects.toThrow('S3_ACCESS_KEY_ID');
    await expect(openS3Store({ ...s3.settings, bucket: 'another' }, folder)).rejects.toThrow('S3_BUCKET');
  });

  it('浏览器直接传：只收说好的那些字节，别的不收；桶自己不算摘要时由我们算', async () => {
    const { direct } = store;
    const bytes = randomBytes(5000);
    const wish = { key: '1-1', sha256: hash(bytes), sizeBytes: bytes.length };
    const { url, headers } = await direct!.address(wish);
    const put = (body: Buffer, more: object = {}) => fetch(url, { method: 'PUT', headers: { ...headers, ...more }, body: new Uint8Array(body) });
    expect((await put(randomBytes(5000))).status).toBe(400);
    expect((await put(bytes, { 'x-amz-checksum-sha256': createHash('sha256').update('other').digest('base64') })).status).toBe(403);
    expect((await fetch(url.replace('1-1', '2-1'), { method: 'PUT', headers, body: new Uint8Array(bytes) })).status).toBe(403);
    expect(await direct!.isWhole(wish)).toBe(false);
    expect((await put(bytes)).status).toBe(200);
    expect(await direct!.isWhole(wish)).toBe(true);
    expect(await direct!.isWhole({ ...wish, sizeBytes: 4999 })).toBe(false);
    s3.hideChecksums();
    expect(await direct!.isWhole(wish)).toBe(true);
    s3.objects.set(`sent/1-1-${wish.sha256}`, { bytes: randomBytes(5000), at: new Date(), checksum: undefined });
    expect(await direct!.isWhole(wish)).toBe(false);
    await put(bytes);
    await direct!.keep(wish);
    await direct!.drop(wish);
    expect((await buffer(store.read(wish.sha256))).equals(bytes)).toBe(true);
    expect([...s3.objects.keys()].filter((key) => key.startsWith('sent/'))).toEqual([]);
    s3.objects.set('sent/left', { bytes, at: new Date(Date.now() - 2 * DAY), checksum: undefined });
    expect(await store.sweep(DAY)).toBe(1);
  });
});
