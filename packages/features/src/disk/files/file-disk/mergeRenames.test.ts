import { ApiError } from '@chippage/api/errors';
import type { DiskItem } from '@chippage/api/types';
import { expect, test, vi } from 'vitest';
import { diskFile, diskFolder } from '../../parts/disk.fixtures.ts';
import { conflictName, mergeRename, type MergeCalls } from './mergeRenames.ts';

const kept = { id: 7, name: '新名.pdf', baseName: '旧名.pdf', baseRevision: 3 };
const changed = () => new ApiError({ status: 409, reason: 'disk.changed', message: '' });
const gone = () => new ApiError({ status: 404, reason: 'resource.not_found', message: '' });

function callsOf(now: DiskItem | null, isChanged: boolean) {
  const rename = vi.fn<MergeCalls['rename']>(async ({ id, ifRevision }) => {
    if (now === null) throw gone();
    if (isChanged && ifRevision !== undefined) throw changed();
    return { id, outcome: 'done', item: now, existing: null };
  });
  const copy = vi.fn<MergeCalls['copy']>(async (item) => ({ ...item, id: 99 }));
  const read = async () => {
    if (now === null) throw gone();
    return now;
  };
  return { rename, copy, read };
}

test('别处没有改过：改名就是改名', async () => {
  const calls = callsOf(diskFile({ id: 7, name: '旧名.pdf' }), false);
  expect(await mergeRename(kept, calls, '离线改名')).toBe('merged');
  expect(calls.rename.mock.calls).toEqual([[{ id: 7, name: '新名.pdf', onClash: 'both', ifRevision: 3 }]]);
});

test('别处移动过、名字没变：照样改名，不留副本', async () => {
  const calls = callsOf(diskFile({ id: 7, name: '旧名.pdf', folderId: 5, revision: 4 }), true);
  expect(await mergeRename(kept, calls, '离线改名')).toBe('merged');
  expect(calls.rename).toHaveBeenLastCalledWith({ id: 7, name: '新名.pdf', onClash: 'both' });
  expect(calls.copy).not.toHaveBeenCalled();
});

test('别处改成了别的名字：那个留着，另存一份叫这个', async () => {
  const calls = callsOf(diskFile({ id: 7, name: '同事起的名.pdf', revision: 4 }), true);
  expect(await mergeRename(kept, calls, '离线改名')).toBe('copied');
  expect(calls.rename).toHaveBeenLastCalledWith({ id: 99, name: '新名(离线改名).pdf', onClash: 'both' });
});

test('别处改成了同一个名字：什么也不用做', async () => {
  const calls = callsOf(diskFile({ id: 7, name: '新名.pdf', revision: 4 }), true);
  expect(await mergeRename(kept, calls, '离线改名')).toBe('merged');
  expect(calls.rename).toHaveBeenCalledOnce();
});

test('文件已删、文件夹有了别的名字：不再试', async () => {
  expect(await mergeRename(kept, callsOf(null, false), '离线改名')).toBe('gone');
  const folder = callsOf(diskFolder({ id: 7, name: '别名' }), true);
  expect(await mergeRename(kept, folder, '离线改名')).toBe('gone');
  expect(folder.copy).not.toHaveBeenCalled();
});

test('服务端不收的名字：不再试，不挡住后面的；要重新登录、要等一等的，留着再试', async () => {
  const answer = (status: number) => async () => Promise.reject(new ApiError({ status, reason: 'disk.wrong_name', message: '' }));
  expect(await mergeRename(kept, { ...callsOf(null, false), rename: answer(422) }, '离线改名')).toBe('gone');
  for (const status of [401, 429, 503])
    await expect(mergeRename(kept, { ...callsOf(null, false), rename: answer(status) }, '离线改名')).rejects.toMatchObject({ status });
});

test('网络还没好：抛出来，留着再试', async () => {
  const lost = new ApiError({ status: 0, reason: 'network.unreachable', message: '' });
  await expect(mergeRename(kept, { ...callsOf(null, false), rename: async () => Promise.reject(lost) }, '离线改名')).rejects.toBe(lost);
});

test.each([
  ['main.c', 'main(x).c'],
  ['电源', '电源(x)'],
  ['.env', '.env(x)'],
])('%s 的副本叫 %s', (name, copy) => expect(conflictName(name, 'x')).toBe(copy));
