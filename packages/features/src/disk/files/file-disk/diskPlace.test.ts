import { expect, test } from 'vitest';
import { withParams } from '../../../i18n/paths/links.ts';
import { type DiskView, diskViewIn, diskViewParams } from './diskPlace.ts';

const whole: DiskView = { folderId: null, sort: 'name', direction: 'asc', keywords: '', fileId: null };

test.each<[string, DiskView]>([
  ['', whole],
  ['?folder=12', { ...whole, folderId: 12 }],
  ['?order=size-desc', { ...whole, sort: 'size', direction: 'desc' }],
  ['?folder=3&q=LM358', { ...whole, folderId: 3, keywords: 'LM358' }],
  ['?file=9', { ...whole, fileId: 9 }],
])('地址 %s 读出来，写回去是同一个', (search, view) => {
  expect(diskViewIn(new URLSearchParams(search))).toEqual(view);
  expect(withParams('', diskViewParams(view))).toBe(search);
});

test.each(['?folder=-1', '?folder=x', '?folder=1.5', '?order=bad', '?file='])('%s 不懂的当作没有说', (search) =>
  expect(diskViewIn(new URLSearchParams(search))).toEqual(whole),
);
