import type { MadeShare, SharedDisk } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { idOf, newDisk, type TestDisk } from '../../../test/disk.ts';

const DAY = 86_400_000;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

const share = async (disk: TestDisk, id: number, more: Record<string, string> = {}) =>
  (await disk.visitor.post('/users/files/share/add', { id: `${id}`, ...more })).json<{ data: MadeShare }>().data;
const open = (token: string, code: string, ip?: string) => api.visitor(ip === undefined ? {} : { ip }).post('/files/shared/open', { token, code });
const take = (token: string, code: string, more: Record<string, string> = {}) => api.visitor().post('/files/shared/download', { token, code, ...more });
const front = async (token: string) => (await api.visitor().get('/files/shared', { token })).json<{ data: { state: string } }>().data;

describe('分享', () => {
  it('有链接和提取码的人打开、下载；提取码只出现一次，不存原样', async () => {
    const disk = await newDisk(api);
    const file = idOf(await disk.upload('说明.txt', 'for everybody'));
    const made = await share(disk, file, { days: '7' });
    expect(made.code).toMatch(/^[2-9a-z]{4}$/);
    const { token } = made.share;
    expect(await front(token)).toMatchObject({ state: 'open', isFolder: false, nickName: expect.any(String) });
    expect(JSON.stringify(await front(token))).not.toContain('说明');
    const shared = (await open(token, made.code.toUpperCase())).json<{ data: SharedDisk }>().data;
    expect(shared).toMatchObject({ name: '说明.txt', files: [{ id: file, path: [], sizeBytes: 13 }], downloadsLeft: null });
    const reply = await take(token, made.code);
    expect([reply.payload, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
      'for everybody',
      'application/octet-stream',
      expect.stringContaining('attachment'),
    ]);
    const { data: listed } = (await disk.visitor.get('/users/files/share/list')).json<{ data: object[] }>();
    expect(listed).toMatchObject([{ id: made.share.id, openCount: 1, downloadCount: 1, state: 'open' }]);
    const { rows } = await api.database.pool.query('select * from disk_shares where token = $1', [token]);
    expect(JSON.stringify(rows)).not.toContain(`"${made.code}"`);
  });

  it('文件夹：列出里面的，单个取或者一起取；里面没有的取不到', async () => {
    const disk = await newDisk(api);
    const folder = idOf(await disk.folder('资料'));
    const sub = idOf(await disk.folder('子', folder));
    const inside = idOf(await disk.upload('a.txt', 'inside', { folderId: sub }));
    const outside = idOf(await disk.upload('b.txt', 'outside'));
    const made = await share(disk, folder, { code: 'Abc123' });
    const shared = (await open(made.share.token, 'aBC123')).json<{ data: SharedDisk }>().data;
    expect(shared.files).toMatchObject([{ id: inside, path: ['子'] }]);
    expect((await take(made.share.token, 'abc123', { id: `${inside}` })).payload).toBe('inside');
    expect((await take(made.share.token, 'abc123', { id: `${outside}` })).statusCode).toBe(404);
    expect((await take(made.share.token, 'abc123')).rawPayload.includes(Buffer.from('资料/子/a.txt'))).toBe(true);
    expect((await api.visitor().get(`/users/files/content/${inside}`)).statusCode).toBe(401);
  });

  it('过期、取消、次数用完、文件进了回收站：都说链接已失效，页面说得出是哪一种', async () => {
    const disk = await newDisk(api);
    const file = idOf(await disk.upload('a.txt', 'limited'));
    const [expiring, revoked, counted, plain] = [
      await share(disk, file, { days: '1' }),
      await share(disk, file),
      await share(disk, file, { downloads: '3' }),
      await share(disk, file),
    ];
    const taken = await Promise.all(Array.from({ length: 6 }, () => take(counted.share.token, counted.code)));
    expect(taken.filter((reply) => reply.payload === 'limited')).toHaveLength(3);
    await disk.visitor.post('/users/files/share/revoke', { id: `${revoked.share.id}` });
    api.clock.advance(2 * DAY);
    const states = async () => Promise.all([expiring, revoked, counted, plain].map(async (one) => (await front(one.share.token)).state));
    expect(await states()).toEqual(['expired', 'revoked', 'usedUp', 'open']);
    await disk.discard([file]);
    expect((await states())[3]).toBe('gone');
    for (const one of [expiring, revoked, counted, plain]) {
      expect((await open(one.share.token, one.code)).json()).toMatchObject({ code: 0, reason: 'share.closed', msg: expect.stringContaining('链接已失效') });
      expect((await take(one.share.token, one.code)).json()).toMatchObject({ reason: 'share.closed' });
    }
    await disk.restore([file]);
    expect((await states())[3]).toBe('open');
  });

  it('猜提取码：一个地址一刻钟十次，一个链接一小时六十次；对的不算', async () => {
    const disk = await newDisk(api);
    const made = await share(disk, idOf(await disk.upload('a.txt', 'secret')), { code: 'zzzz' });
    const { token } = made.share;
    for (let at = 0; at < 15; at++) expect((await open(token, 'zzzz')).json()).toMatchObject({ code: 1 });
    const tries = await Promise.all(Array.from({ length: 30 }, (_, at) => open(token, `a${String(at).padStart(3, '0')}`)));
    expect(tries.filter((reply) => reply.statusCode === 200 && reply.json().reason === 'share.wrong_code')).toHaveLength(10);
    expect(tries.filter((reply) => reply.statusCode === 429)).toHaveLength(20);
    // Who guesses may not try the right one either, nor download by it.
    expect((await open(token, 'zzzz')).statusCode).toBe(429);
    expect((await take(token, 'zzzz')).statusCode).toBe(429);
    expect((await open(token, 'zzzz', '9.9.9.9')).json()).toMatchObject({ code: 1 });
    let wrong = 10;
    for (let at = 0; at < 80; at++) if ((await open(token, 'aaaa', `8.8.${at}.1`)).statusCode === 200) wrong++;
    expect(wrong).toBe(60);
    api.clock.advance(3_700_000);
    expect((await open(token, 'zzzz')).json()).toMatchObject({ code: 1 });
    expect((await open('a'.repeat(22), 'zzzz')).statusCode).toBe(404);
  });

  it('两个文件夹合成一个：留下的那个的链接照常打开，并进去的那个的链接失效，谁也看不到没有分享过的', async () => {
    const disk = await newDisk(api);
    const [kept, there] = [idOf(await disk.folder('资料')), idOf(await disk.folder('别处'))];
    const merged = idOf(await disk.folder('资料', there));
    await disk.upload('私人.txt', 'private', { folderId: kept });
    await disk.upload('共享.txt', 'shared', { folderId: merged });
    const [toKept, toMerged] = [await share(disk, kept), await share(disk, merged)];
    await disk.move([{ id: merged, onClash: 'overwrite' }]);
    expect((await open(toKept.share.token, toKept.code)).json<{ data: SharedDisk }>().data.files.map(({ name }) => name)).toEqual(['共享.txt', '私人.txt']);
    expect((await open(toMerged.share.token, toMerged.code)).json()).toMatchObject({ code: 0, reason: 'share.closed' });
    expect(await front(toMerged.share.token)).toMatchObject({ state: 'gone' });
    // Whether a link is open is nobody's to keep.
    const asked = await api.visitor().get('/files/shared', { token: toKept.share.token });
    expect([asked.headers['cache-control'], asked.headers['etag']]).toEqual(['no-store', undefined]);
  });

  it('别人的链接取消不了，看不到', async () => {
    const [disk, other] = [await newDisk(api), await newDisk(api)];
    const made = await share(disk, idOf(await disk.upload('a.txt', 'a')));
    expect((await other.visitor.post('/users/files/share/revoke', { id: `${made.share.id}` })).statusCode).toBe(404);
    expect((await other.visitor.get('/users/files/share/list')).json()).toMatchObject({ totalRecord: 0 });
  });
});
