import { randomBytes } from 'node:crypto';
import { diskLimits } from '@chippage/api/limits';
import type { DiskFound, DiskOutcome } from '@chippage/api/types';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { createDisk, hashOf, idOf, newDisk } from '../../../test/disk.ts';
import { assertSoundDisks } from '../../../test/diskInvariants.ts';
import { postJson } from '../../../test/operator.ts';
import { insertThings } from '../../../test/things.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());
afterEach(() => assertSoundDisks(api.server.platform));

const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
const outcomeOf = (reply: { json: () => unknown }) => (reply.json() as { data: DiskOutcome }).data;

describe('列表', () => {
  it('文件夹在前，名称按数的大小排，可以换次序、分页、只看一种；路径和版本一起给', async () => {
    const disk = await newDisk(api);
    const folder = idOf(await disk.folder('资料'));
    for (const name of ['图 10.png', '图 2.png', 'a.pdf', '图 1.PNG']) await disk.upload(name, name.repeat(name.length), { folderId: folder });
    await disk.folder('子', folder);
    const all = await disk.list(folder);
    expect(names(all.data).filter((name) => name.startsWith('图'))).toEqual(['图 1.PNG', '图 2.png', '图 10.png']);
    expect(all).toMatchObject({ totalRecord: 5, path: [{ id: folder, name: '资料' }] });
    expect(all.data[0]).toMatchObject({ name: '子', isFolder: true, itemCount: 0, kind: 'folder', preview: 'none' });
    expect((await disk.list()).data).toMatchObject([{ name: '资料', itemCount: 5 }]);
    const sizes = (await disk.list(folder, { sort: 'size', direction: 'desc' })).data.filter(({ isFolder }) => !isFolder).map(({ sizeBytes }) => sizeBytes);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(await disk.list(folder, { kind: 'picture', pageSize: '2' })).toMatchObject({ totalRecord: 3, data: [{ kind: 'picture', preview: 'picture' }, {}] });
    const before = (await disk.list(folder)).revision;
    await disk.folder('又一个', folder);
    expect((await disk.list(folder)).revision).toBeGreaterThan(before);
  });

  it('一万个文件：一页很快，按名称找也很快，找到的带路径', async () => {
    const disk = await newDisk(api);
    const folder = idOf(await disk.folder('很多'));
    const first = await disk.upload('seed.txt', 'seed');
    await api.database.pool.query(
      `insert into disk_items (member_id, folder_id, is_folder, name, name_key, sort_key, kind, sha256, size_bytes, revision, created_at, updated_at)
       select $1, $2, false, '报告 ' || n || '.pdf', '报告 ' || n || '.pdf', '报告 ' || lpad(n::text, 15, '0') || '.pdf', 'pdf', $3, 4, 1, now(), now() from generate_series(1, 9990) n`,
      [disk.visitor.uid, folder, first.item?.sha256],
    );
    const timed = async <T>(ask: () => Promise<T>) => {
      await ask();
      const from = performance.now();
      return { reply: await ask(), ms: performance.now() - from };
    };
    const page = await timed(() => disk.list(folder, { pageIndex: '50' }));
    expect([page.reply.totalRecord, page.reply.data.length]).toEqual([9990, 100]);
    const found = await timed(async () =>
      (await disk.visitor.get('/users/files/search', { keywords: '报告 77' })).json<{ data: DiskFound[]; totalRecord: number }>(),
    );
    expect(found.reply.data[0]).toMatchObject({ name: '报告 77.pdf', path: [{ id: folder, name: '很多' }] });
    console.log(`A page of 9,990 files: ${page.ms.toFixed(0)} ms; a search among them: ${found.ms.toFixed(0)} ms.`);
    expect((await disk.visitor.get('/users/files/search', { keywords: '%' })).json()).toMatchObject({ totalRecord: 0 });
  });
});

describe('同名', () => {
  it('大小写不分；问、两者都留、覆盖、跳过，各按各的', async () => {
    const disk = await newDisk(api);
    const first = idOf(await disk.upload('Sheet.pdf', 'one'));
    expect(await disk.upload('SHEET.pdf', 'two')).toMatchObject({ outcome: 'clash', existing: { id: first, name: 'Sheet.pdf' }, item: null });
    expect(await disk.upload('sheet.pdf', 'two', { onClash: 'skip' })).toMatchObject({ outcome: 'skipped' });
    expect(await disk.upload('sheet.pdf', 'two', { onClash: 'both' })).toMatchObject({ outcome: 'done', item: { name: 'sheet (2).pdf' } });
    const over = await disk.upload('sheet.pdf', 'three', { onClash: 'overwrite' });
    expect(over).toMatchObject({ outcome: 'done', item: { name: 'sheet.pdf' } });
    expect((await disk.read(idOf(over))).toString()).toBe('three');
    // What was replaced can be had back.
    expect(await disk.trash()).toMatchObject([{ id: first, name: 'Sheet.pdf' }]);
    const third = idOf(await disk.upload('c.txt', 'x'));
    expect(outcomeOf(await disk.rename(third, 'Sheet.PDF'))).toMatchObject({ outcome: 'clash', existing: { id: idOf(over) } });
    expect(outcomeOf(await disk.rename(third, 'Sheet.PDF', { onClash: 'both' }))).toMatchObject({
      outcome: 'done',
      item: { name: 'Sheet (3).PDF', kind: 'pdf' },
    });
    expect(outcomeOf(await disk.rename(third, 'SHEET (3).pdf'))).toMatchObject({ outcome: 'done', item: { name: 'SHEET (3).pdf' } });
  });

  it('六个文件，三个同名，都跳过：另外三个到了', async () => {
    const disk = await newDisk(api);
    const [from, to] = [idOf(await disk.folder('来')), idOf(await disk.folder('去'))];
    const ids: number[] = [];
    for (const name of ['1', '2', '3', '4', '5', '6']) ids.push(idOf(await disk.upload(`${name}.txt`, name, { folderId: from })));
    for (const name of ['2', '4', '6']) await disk.upload(`${name}.TXT`, `other ${name}`, { folderId: to });
    const asked = await disk.move(ids, { folderId: to });
    expect(asked.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'clash', 'done', 'clash', 'done', 'clash']);
    const rest = await disk.move(
      ids.map((id) => ({ id, onClash: 'skip' })),
      { folderId: to },
    );
    expect(rest.outcomes.map(({ outcome }) => outcome)).toEqual(['done', 'skipped', 'done', 'skipped', 'done', 'skipped']);
    expect(names((await disk.list(to)).data)).toEqual(['1.txt', '2.TXT', '3.txt', '4.TXT', '5.txt', '6.TXT']);
    expect(names((await disk.list(from)).data)).toEqual(['2.txt', '4.txt', '6.txt']);
  });

  it('同时传六个同名的文件，只有一个叫这个名字', async () => {
    const disk = await newDisk(api);
    const made = await Promise.all(Array.from({ length: 6 }, (_, at) => disk.upload('同名.txt', `content ${at}`, { onClash: 'both' })));
    expect(new Set(made.map(({ item }) => item?.name)).size).toBe(6);
  });

  it('名称：去掉两边的空格；点、太长、路径的符号不收', async () => {
    const disk = await newDisk(api);
    const id = idOf(await disk.upload('a.txt', 'a'));
    expect(outcomeOf(await disk.rename(id, '  b.txt '))).toMatchObject({ item: { name: 'b.txt' } });
    for (const name of ['..', '.', '   ', 'a.', '\u200b']) expect((await disk.rename(id, name)).json()).toMatchObject({ reason: 'disk.wrong_name' });
    for (const name of ['a/b', 'a\\b', 'x'.repeat(101), 'a\u0000b', 'a:b', '']) expect((await disk.rename(id, name)).statusCode).toBe(422);
  });
});

describe('移动和复制', () => {
  it('文件夹不能放进自己里面，不能超过层数；不在的说不在', async () => {
    const disk = await newDisk(api);
    const outer = idOf(await disk.folder('外'));
    const inner = idOf(await disk.folder('内', outer));
    expect((await disk.move([outer, 999_999], { folderId: inner })).outcomes.map(({ outcome }) => outcome)).toEqual(['intoItself', 'missing']);
    expect((await disk.copy([outer], { folderId: inner })).outcomes[0]).toMatchObject({ outcome: 'intoItself' });
    let deepest = inner;
    for (let depth = 3; depth <= diskLimits.depth; depth++) deepest = idOf(await disk.folder(`${depth}`, deepest));
    expect((await disk.visitor.post('/spec/user/dir/add', { name: '再深', folderId: `${deepest}` })).json()).toMatchObject({
      code: 0,
      reason: 'disk.too_deep',
    });
    const other = idOf(await disk.folder('另'));
    expect((await disk.move([other], { folderId: deepest })).outcomes[0]).toMatchObject({ outcome: 'tooDeep' });
    expect(await disk.move([other], { folderId: 999_999 })).toBeUndefined();
  });

  it('覆盖文件夹是合并：里面同名的旧文件进回收站，其余都在', async () => {
    const disk = await newDisk(api);
    const target = idOf(await disk.folder('项目'));
    const sub = idOf(await disk.folder('子', target));
    await disk.upload('a.txt', 'old a', { folderId: target });
    await disk.upload('keep.txt', 'keep', { folderId: sub });
    const away = idOf(await disk.folder('外面'));
    const same = idOf(await disk.folder('项目', away));
    const sameSub = idOf(await disk.folder('子', same));
    const fresh = idOf(await disk.upload('a.txt', 'new a', { folderId: same }));
    await disk.upload('more.txt', 'more', { folderId: sameSub });
    const moved = await disk.move([{ id: same, onClash: 'overwrite' }]);
    expect(moved.outcomes[0]).toMatchObject({ outcome: 'done', item: { id: target } });
    expect((await disk.list(target)).data).toMatchObject([{ id: sub }, { id: fresh, name: 'a.txt' }]);
    expect(names((await disk.list(sub)).data)).toEqual(['keep.txt', 'more.txt']);
    expect((await disk.list(away)).data).toEqual([]);
    expect(await disk.trash()).toMatchObject([{ name: 'a.txt' }]);
  });

  it('名字相同的文件夹套着名字相同的文件夹，拿到外面合并也不丢', async () => {
    const disk = await newDisk(api);
    const outer = idOf(await disk.folder('a'));
    const middle = idOf(await disk.folder('a', outer));
    const inner = idOf(await disk.folder('a', middle));
    await disk.upload('x.txt', 'x', { folderId: inner });
    await disk.upload('a', 'a file called a', { folderId: inner });
    expect((await disk.move([{ id: middle, onClash: 'overwrite' }])).outcomes[0]).toMatchObject({ outcome: 'done', item: { id: outer } });
    const found = (await disk.visitor.get('/users/files/search', { keywords: '' })).json<{ data: DiskFound[] }>().data;
    expect(names(found.filter(({ isFolder }) => !isFolder)).toSorted()).toEqual(['a', 'x.txt']);
    const file = idOf(await disk.upload('b', 'b', { folderId: idOf(await disk.folder('b')) }));
    expect((await disk.move([{ id: file, onClash: 'overwrite' }])).outcomes[0]).toMatchObject({ outcome: 'intoItself' });
  });

  it('复制文件夹，里面的都在，占的空间也算；改动过的不动', async () => {
    const disk = await newDisk(api);
    const folder = idOf(await disk.folder('原'));
    const sub = idOf(await disk.folder('子', folder));
    const file = idOf(await disk.upload('a.txt', 'twelve bytes', { folderId: sub }));
    const copied = await disk.copy([{ id: folder, onClash: 'both' }]);
    const copy = copied.outcomes[0]?.item;
    expect(copy).toMatchObject({ name: '原 (2)', itemCount: 1 });
    const [copiedSub] = (await disk.list(copy!.id)).data;
    const [copiedFile] = (await disk.list(copiedSub!.id)).data;
    expect((await disk.read(copiedFile!.id)).toString()).toBe('twelve bytes');
    expect(await disk.quota()).toMatchObject({
      usedBytes: 24,
      itemCount: 6,
      kinds: [
        { kind: 'text', count: 2, bytes: 24 },
        { kind: 'folder', count: 4 },
      ],
    });
    await disk.rename(file, 'b.txt');
    const now = (await disk.list(sub)).data[0]!;
    const reply = await disk.rename(file, 'c.txt', { ifRevision: now.revision - 1 });
    expect([reply.statusCode, reply.json().reason]).toEqual([409, 'disk.changed']);
    expect((await disk.move([{ id: file, ifRevision: 1 }])).outcomes[0]).toMatchObject({ outcome: 'changed', item: { name: 'b.txt' } });
    expect(outcomeOf(await disk.rename(file, 'c.txt', { ifRevision: now.revision }))).toMatchObject({ outcome: 'done' });
  });

  it('两个窗口同时移动、改名、删除，每样只做成一次', async () => {
    const disk = await newDisk(api);
    const [one, two] = [idOf(await disk.folder('一')), idOf(await disk.folder('二'))];
    const file = idOf(await disk.upload('a.txt', 'a'));
    const replies = await Promise.all([
      disk.move([file], { folderId: one }),
      disk.move([file], { folderId: two }),
      disk.move([one], { folderId: two }),
      disk.move([two], { folderId: one }),
      disk.discard([file]),
    ]);
    const cycles = [replies[2], replies[3]].map((reply) => reply?.outcomes[0]?.outcome ?? '');
    expect(cycles.toSorted()).toEqual(['done', 'intoItself']);
    expect(replies[4]?.outcomes[0]).toMatchObject({ outcome: 'done' });
  });
});

describe('取出', () => {
  it('看得到的类型只有 PDF 和图片，其余只是字节；分段、不猜类型、不能运行', async () => {
    const disk = await newDisk(api);
    const served = async (name: string) => {
      const reply = await disk.visitor.get(`/users/files/content/${idOf(await disk.upload(name, `<script>alert(1)</script> ${name}`))}`);
      return [reply.headers['content-type'], String(reply.headers['content-disposition']).split(';')[0], reply.headers['x-content-type-options']];
    };
    expect(await served('a.pdf')).toEqual(['application/pdf', 'inline', 'nosniff']);
    expect(await served('a.png')).toEqual(['image/png', 'inline', 'nosniff']);
    for (const name of ['a.html', 'a.svg', 'a.xml', 'a.txt', 'a.js', 'a'])
      expect(await served(name)).toEqual(['application/octet-stream', 'attachment', 'nosniff']);
    const id = idOf(await disk.upload('range.txt', '0123456789'));
    const reply = await disk.visitor.send({ method: 'GET', url: `/api/users/files/content/${id}`, headers: { range: 'bytes=2-4' } });
    expect([reply.statusCode, reply.payload, reply.headers['content-security-policy']]).toEqual([206, '234', expect.stringContaining('sandbox')]);
    const kept = await disk.visitor.get(`/users/files/download/${id}`);
    expect([kept.payload, kept.headers['content-disposition']]).toEqual(['0123456789', expect.stringContaining('range.txt')]);
  });

  it('几个文件和文件夹成一个 zip；十秒之内同样的请求说请勿重复', async () => {
    const disk = await newDisk(api);
    const folder = idOf(await disk.folder('图纸'));
    await disk.upload('a.txt', 'in the folder', { folderId: folder });
    const file = idOf(await disk.upload('b.txt', 'beside it'));
    const ids = `${folder},${file}`;
    const reply = await disk.visitor.post('/users/files/downloads', { ids, zipName: '我的' });
    expect(String(reply.headers['content-disposition'])).toContain(encodeURIComponent('我的-芯页-文件.zip'));
    expect(reply.rawPayload.includes(Buffer.from('图纸/a.txt'))).toBe(true);
    expect(reply.rawPayload.includes(Buffer.from('b.txt'))).toBe(true);
    expect((await disk.visitor.post('/users/files/downloads', { ids, zipName: '我的' })).json()).toMatchObject({ code: 0, msg: '请勿重复请求,稍后重试' });
    expect((await disk.visitor.post('/users/files/downloads', { ids: '' })).json()).toMatchObject({ msg: '请选择文件' });
    expect((await disk.visitor.post('/users/files/downloads', { ids: `${file},999999` })).statusCode).toBe(404);
  });

  it('收存的手册在列表里，不占空间，有新版就说', async () => {
    const disk = await newDisk(api);
    const { documentId, brandId } = await insertThings(api.server.db, '收存芯');
    await api.database.pool.query(`update documents set series = 'EX', published_on = '2020-01-01' where id = $1`, [documentId]);
    await disk.visitor.post('/specJoin/save', { id: `${documentId}` });
    const specs = async (query: Record<string, string> = {}) => (await disk.visitor.get('/users/files/specs', query)).json<{ data: object[] }>().data;
    expect(await specs()).toMatchObject([{ id: documentId, hasNewer: false, newerId: null }]);
    const { rows } = await api.database.pool.query<{ id: number }>(
      `insert into documents (brand_id, title, language, sha256, series, published_on) values ($1, 'B', 'zh', 'y', 'EX', '2024-01-01') returning id`,
      [brandId],
    );
    expect(await specs({ hasNewer: 'true' })).toMatchObject([{ id: documentId, hasNewer: true, newerId: rows[0]!.id }]);
    expect(await specs({ hasNewer: 'false' })).toEqual([]);
    expect(await disk.quota()).toMatchObject({ specCount: 1, usedBytes: 0 });
  });
});

describe('别人', () => {
  it('按编号、按地址、按 zip、按摘要，都得不到别人的文件', async () => {
    const [owner, other] = [await newDisk(api), await newDisk(api)];
    const secret = randomBytes(200);
    const folder = idOf(await owner.folder('秘密'));
    const file = idOf(await owner.upload('secret.bin', secret, { folderId: folder }));
    const own = idOf(await other.upload('own.txt', 'own'));
    for (const path of [`/users/files/content/${file}`, `/users/files/download/${file}`, `/users/files/detail?id=${file}`, `/files?folderId=${folder}`])
      expect((await other.visitor.get(path)).statusCode).toBe(404);
    for (const [path, body] of [
      ['/users/files/rename', { id: file, name: 'mine' }],
      ['/users/files/move', { items: [{ id: own }], folderId: folder }],
      ['/users/files/copy', { items: [{ id: own }], folderId: folder }],
      ['/files/reduction', { items: [{ id: own }], place: 'folder', folderId: folder }],
      ['/users/files/parts/start', { name: 'x', folderId: folder, sizeBytes: 1, sha256: hashOf(Buffer.from('x')) }],
      ['/spec/user/dir/path', { names: ['x'], folderId: folder }],
    ] as const)
      expect([path, (await postJson(other.visitor, path, body)).statusCode]).toEqual([path, 404]);
    expect((await other.visitor.post('/spec/user/dir/add', { name: 'x', folderId: `${folder}` })).statusCode).toBe(404);
    expect((await other.visitor.post('/users/files/share/add', { id: `${file}` })).statusCode).toBe(404);
    expect((await other.visitor.post('/users/files/downloads', { ids: `${file}` })).statusCode).toBe(404);
    for (const reply of [
      await other.move([file]),
      await other.copy([file]),
      await other.discard([file]),
      await other.restore([file]),
      await other.erase([file]),
    ])
      expect(reply.outcomes).toMatchObject([{ outcome: 'missing', item: null }]);
    // Who knows the digest still has to bring the bytes.
    const begun = (await other.start('stolen.bin', secret)).json<{ data: { upload: { received: number[] } | null } }>().data;
    expect(begun).toMatchObject({ outcome: null, upload: { received: [] } });
    expect((await other.visitor.get('/users/files/search', { keywords: 'secret' })).json()).toMatchObject({ totalRecord: 0 });
    expect((await api.visitor().get('/files')).statusCode).toBe(401);
    expect((await createDisk(api.visitor()).start('x', secret)).statusCode).toBe(401);
  });
});
