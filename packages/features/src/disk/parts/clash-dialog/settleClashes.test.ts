import type { DiskBatch, DiskPick } from '@chippage/api/types';
import { expect, test, vi } from 'vitest';
import { diskFile } from '../disk.fixtures.ts';
import type { ClashChoice } from './ClashDialog.tsx';
import { settleClashes } from './settleClashes.ts';

const files = Array.from({ length: 6 }, (_, at) => diskFile({ id: at + 1, name: `${at + 1}.pdf` }));
/** A folder in which 1, 3 and 5 have their names taken. */
const folder =
  (sent: DiskPick[][]) =>
  async (picks: DiskPick[]): Promise<DiskBatch> => {
    sent.push(picks);
    const outcomes = picks.map(({ id, onClash = 'ask' }) => {
      const item = files.find((file) => file.id === id)!;
      const isTaken = id % 2 === 1 && onClash === 'ask';
      return { id, outcome: isTaken ? ('clash' as const) : ('done' as const), item: isTaken ? null : item, existing: isTaken ? item : null };
    });
    return { outcomes, doneCount: 0, revision: 1 };
  };

test('三个同名都跳过，其余三个都完成', async () => {
  const sent: DiskPick[][] = [];
  const ask = vi.fn(async (): Promise<ClashChoice> => 'skip');
  const settled = await settleClashes(files, folder(sent), ask);
  expect([settled.done.map(({ id }) => id), settled.skipped, settled.problems, sent.length]).toEqual([[2, 4, 6], 3, [], 1]);
  expect(ask.mock.calls).toEqual([
    [{ name: '1.pdf', isFolder: false, left: 2 }],
    [{ name: '3.pdf', isFolder: false, left: 1 }],
    [{ name: '5.pdf', isFolder: false, left: 0 }],
  ]);
});

test('保留两者和覆盖各自再发一次', async () => {
  const sent: DiskPick[][] = [];
  const answers: ClashChoice[] = ['both', 'replace', 'skip'];
  const settled = await settleClashes(files, folder(sent), async () => answers.shift()!);
  expect(sent[1]).toEqual([
    { id: 1, onClash: 'both' },
    { id: 3, onClash: 'overwrite' },
  ]);
  expect([settled.done.length, settled.skipped]).toEqual([5, 1]);
});

test('停下：问过的照办，没问的不动', async () => {
  const sent: DiskPick[][] = [];
  const answers: (ClashChoice | null)[] = ['both', null];
  const settled = await settleClashes(files, folder(sent), async () => answers.shift()!);
  expect([sent[1], settled.done.length]).toEqual([[{ id: 1, onClash: 'both' }], 4]);
});

test('五百个以上分批发；别的原因说出来', async () => {
  const many = Array.from({ length: 501 }, (_, at) => diskFile({ id: at + 1, name: `${at}` }));
  const sizes: number[] = [];
  const settled = await settleClashes(
    many,
    async (picks) => {
      sizes.push(picks.length);
      return { outcomes: picks.map(({ id }) => ({ id, outcome: 'missing', item: null, existing: null })), doneCount: 0, revision: 1 };
    },
    async () => null,
  );
  expect([sizes, settled.problems.length, settled.problems[0]]).toEqual([[500, 1], 501, { name: '0', outcome: 'missing' }]);
});

test('移走的没有新样子，也算完成', async () => {
  const settled = await settleClashes(
    files,
    async (picks) => ({ outcomes: picks.map(({ id }) => ({ id, outcome: 'done', item: null, existing: null })), doneCount: picks.length, revision: 1 }),
    async () => null,
  );
  expect(settled.done.length).toBe(6);
});
