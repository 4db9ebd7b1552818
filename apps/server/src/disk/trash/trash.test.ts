import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { hashOf, idOf, newDisk } from '../../../test/disk.ts';
import { assertSoundDisks } from '../../../test/diskInvariants.ts';
import { postJson } from '../../../test/operator.ts';
import { forgetParts } from '../../platform/parted/partedFiles.ts';
import { purgeTrash, tellOfPurge } from './purge.ts';

const DAY = 86_400_000;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());
afterEach(() => assertSoundDisks(api.server.platform));

const has = (content: string) => api.server.platform.files.has(hashOf(Buffer.from(content)));

describe('回收站', () => {
  it('同名的两个文件一起删除，两个都能还原', async () => {
    const disk = await newDisk(api);
    const [one, two] = [idOf(await disk.folder('一')), idOf(await disk.folder('二'))];
    const ids = [idOf(await disk.upload('同名.txt', 'from one', { folderId: one })), idOf(await disk.upload('同名.txt', 'from two', { folderId: two }))];
    await disk.discard(ids);
    expect((await disk.trash()).map(({ name, originPath }) => [name, originPath])).toEqual(
      expect.arrayContaining([
        ['同名.txt', ['一']],
        ['同名.txt', ['二']],
      ]),
    );
    expect((await disk.restore(ids)).outcomes.map(({ outcome, item }) => [outcome, item?.folderId])).toEqual([
      ['done', one],
      ['done', two],
    ]);
    // The same name, deleted from the same place one after the other.
    const first = idOf(await disk.upload('a.txt', 'first'));
    await disk.discard([first]);
    const second = idOf(await disk.upload('a.txt', 'second'));
    await disk.discard([second]);
    const back = await disk.restore([first, second]);
    expect(back.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'clash']);
    expect((await disk.restore([{ id: second, onClash: 'both' }])).outcomes[0]).toMatchObject({ outcome: 'done', item: { name: 'a (2).txt' } });
    expect((await disk.read(second)).toString()).toBe('second');
    expect((await disk.read(first)).toString()).toBe('first');
  });

  it('原来的文件夹也删了：要另选一个；文件夹先还原就回到里面', async () => {
    const disk = await newDisk(api);
    const folder = idOf(await disk.folder('资料'));
    const [early, late] = [
      idOf(await disk.upload('先删.txt', 'early', { folderId: folder })),
      idOf(await disk.upload('后删.txt', 'late', { folderId: folder })),
    ];
    await disk.discard([early]);
    api.clock.advance(1000);
    await disk.discard([folder]);
    expect(await disk.trash()).toMatchObject([
      { id: folder, fileCount: 1, totalBytes: 4, isOriginGone: false },
      { id: early, isOriginGone: true, originPath: ['资料'] },
    ]);
    expect((await disk.restore([early, late])).outcomes.map(({ outcome }) => outcome)).toEqual(['originGone', 'missing']);
    await disk.restore([folder]);
    expect((await disk.restore([early])).outcomes[0]).toMatchObject({ outcome: 'done', item: { folderId: folder } });
    await disk.discard([early]);
    await disk.discard([folder]);
    await disk.erase([folder]);
    expect((await disk.restore([early])).outcomes[0]).toMatchObject({ outcome: 'originGone' });
    expect((await disk.restore([early], { place: 'folder' })).outcomes[0]).toMatchObject({ outcome: 'done', item: { folderId: null } });
    expect((await disk.read(early)).toString()).toBe('early');
    expect((await postJson(disk.visitor, '/files/reduction', { items: [{ id: early }], place: 'folder', folderId: folder })).statusCode).toBe(404);
  });

  it('还原的文件夹碰上同名的：问；覆盖就合并，两者都留就改名', async () => {
    const disk = await newDisk(api);
    const old = idOf(await disk.folder('项目'));
    await disk.upload('a.txt', 'old a', { folderId: old });
    await disk.upload('b.txt', 'old b', { folderId: old });
    await disk.discard([old]);
    const fresh = idOf(await disk.folder('项目'));
    await disk.upload('a.txt', 'new a', { folderId: fresh });
    expect((await disk.restore([old])).outcomes[0]).toMatchObject({ outcome: 'clash', existing: { id: fresh } });
    expect((await disk.restore([{ id: old, onClash: 'overwrite' }])).outcomes[0]).toMatchObject({ outcome: 'done', item: { id: fresh } });
    const rows = (await disk.list(fresh)).data;
    expect(await Promise.all(rows.map(async ({ id }) => (await disk.read(id)).toString()))).toEqual(['old a', 'old b']);
    expect(await disk.trash()).toMatchObject([{ name: 'a.txt', sizeBytes: 5 }]);
  });

  it('回收站里的东西打不开、搜不到，照样占空间；彻底删除之后不占，字节也没了', async () => {
    const disk = await newDisk(api);
    const [kept, gone] = [idOf(await disk.upload('kept.txt', 'shared bytes')), idOf(await disk.upload('gone.txt', 'only here'))];
    const [copy] = (await disk.copy([{ id: kept, onClash: 'both' }])).outcomes;
    await disk.discard([gone, kept]);
    expect((await disk.visitor.get(`/users/files/content/${gone}`)).statusCode).toBe(404);
    expect((await disk.visitor.get('/users/files/search', { keywords: 'gone' })).json()).toMatchObject({ totalRecord: 0 });
    expect(await disk.quota()).toMatchObject({ usedBytes: 33, trashBytes: 21, trashCount: 2 });
    expect((await disk.erase([gone, copy!.item!.id])).outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'missing']);
    expect((await disk.visitor.post('/files/garbage/empty')).json()).toMatchObject({ data: { doneCount: 1 } });
    expect(await disk.quota()).toMatchObject({ usedBytes: 12, trashBytes: 0, itemCount: 1 });
    // What it came in is kept for an hour, for an answer that was lost.
    api.clock.advance(2 * 3_600_000);
    await forgetParts(api.server.platform);
    expect([await has('only here'), await has('shared bytes')]).toEqual([false, true]);
    const { rows } = await api.database.pool.query(`select detail from audit_rows where event = 'disk.erase' and member_id = $1`, [disk.visitor.uid]);
    expect(rows).toHaveLength(2);
  });

  it('二十三天后通知一次，三十天后彻底删除；别的不动', async () => {
    const disk = await newDisk(api);
    const { platform } = api.server;
    const run = async () => {
      await tellOfPurge(platform);
      await purgeTrash(platform);
    };
    const notices = async () =>
      (await disk.visitor.get('/message/page')).json<{ data: { title: string; body: string }[] }>().data.filter(({ title }) => title.includes('回收站'));
    const folder = idOf(await disk.folder('旧'));
    await disk.upload('old.txt', 'purged bytes', { folderId: folder });
    const live = idOf(await disk.upload('live.txt', 'live bytes'));
    await disk.discard([folder]);
    api.clock.advance(22 * DAY);
    await run();
    expect(await notices()).toEqual([]);
    const late = idOf(await disk.upload('late.txt', 'late bytes'));
    await disk.discard([late]);
    api.clock.advance(1.5 * DAY);
    await run();
    await run();
    expect(await notices()).toHaveLength(1);
    expect((await notices())[0]?.body).toContain('“旧”');
    api.clock.advance(6 * DAY);
    await run();
    expect((await disk.trash()).map(({ id }) => id)).toEqual([late, folder]);
    api.clock.advance(1 * DAY);
    await run();
    expect(await disk.trash()).toMatchObject([{ id: late }]);
    await forgetParts(platform);
    expect([await has('purged bytes'), await has('live bytes'), await has('late bytes')]).toEqual([false, true, true]);
    expect((await disk.read(live)).toString()).toBe('live bytes');
  });
});
