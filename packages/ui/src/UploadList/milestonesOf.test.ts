import { expect, test } from 'vitest';
import { milestonesOf } from './milestonesOf.ts';
import type { UploadListItem } from './UploadList.tsx';

const item = (id: string, state: UploadListItem['state'], share?: number): UploadListItem => ({
  id,
  name: `${id}.pdf`,
  state,
  ...(share !== undefined && { share }),
});

test('只报 25、50、75，按所有文件合计', () => {
  expect(milestonesOf([item('a', 'uploading', 0.4), item('b', 'waiting')]).percent).toBe(0);
  expect(milestonesOf([item('a', 'uploading', 0.6), item('b', 'waiting')]).percent).toBe(25);
  expect(milestonesOf([item('a', 'done'), item('b', 'uploading', 0.1)]).percent).toBe(50);
  expect(milestonesOf([item('a', 'done'), item('b', 'uploading', 0.99)]).percent).toBe(75);
});

test('失败的不拖住别的', () => {
  const all = milestonesOf([item('a', 'done'), item('b', 'failed')]);
  expect(all.isMoving).toBe(false);
  expect(all.doneCount).toBe(1);
  expect(all.failed.map(({ id }) => id)).toEqual(['b']);
});

test('没有文件，就没有进度', () => {
  expect(milestonesOf([])).toMatchObject({ percent: 0, isMoving: false, doneCount: 0 });
});
