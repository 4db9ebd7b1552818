import { expect, it } from 'vitest';
import { cleanName, freeName, kindOf, nameKey, previewOf, servedType, sortKey } from './names.rules.ts';

it.each([
  [' a.txt ', 'a.txt'],
  ['e\u0301.txt', '\u00e9.txt'],
  ['a\u202etxt.exe', 'atxt.exe'],
  ['.env', '.env'],
  ['.', null],
  ['..', null],
  ['a.', null],
  ['  ', null],
  ['x'.repeat(101), null],
])('名称 %j 存成 %j', (given, kept) => expect(cleanName(given)).toBe(kept));

it.each([
  ['a.pdf', false, [], 'a (2).pdf'],
  ['a.pdf', false, ['a (2).pdf'], 'a (3).pdf'],
  ['a (2).pdf', false, [], 'a (3).pdf'],
  ['a.tar.gz', false, [], 'a (2).tar.gz'],
  ['.env', false, [], '.env (2)'],
  ['v1.2 资料', true, [], 'v1.2 资料 (2)'],
  ['没有后缀', false, [], '没有后缀 (2)'],
])('%s 的空名字', (name, isFolder, taken, free) => {
  const keys = new Set(taken.map(nameKey));
  expect(freeName(name, isFolder, (key) => keys.has(key))).toBe(free);
});

it('很长的名字加了编号也不超过一百个字', () => {
  const free = freeName(`${'长'.repeat(96)}.pdf`, false, () => false);
  expect([Array.from(free).length, free.endsWith(' (2).pdf')]).toEqual([100, true]);
});

it('按数的大小排', () => {
  const names = ['图 10', '图 2', '图 1'];
  expect(names.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))).toEqual(['图 1', '图 2', '图 10']);
});

it.each([
  ['a.PDF', 'pdf', 'pdf', 'application/pdf'],
  ['a.jpeg', 'picture', 'picture', 'image/jpeg'],
  ['a.svg', 'picture', 'code', 'application/octet-stream'],
  ['a.html', 'code', 'code', 'application/octet-stream'],
  ['a.csv', 'text', 'csv', 'application/octet-stream'],
  ['a.xlsx', 'sheet', 'xlsx', 'application/octet-stream'],
  ['a.docx', 'office', 'none', 'application/octet-stream'],
  ['a.exe', 'other', 'none', 'application/octet-stream'],
  ['a', 'other', 'none', 'application/octet-stream'],
] as const)('%s', (name, kind, preview, type) => {
  expect([kindOf(name), previewOf({ name, kind, sizeBytes: 10 }), servedType(name)]).toEqual([kind, preview, type]);
});

it('太大的文字不预览，空的也不', () => {
  expect(previewOf({ name: 'a.txt', kind: 'text', sizeBytes: 6 * 1024 * 1024 })).toBe('none');
  expect(previewOf({ name: 'a.pdf', kind: 'pdf', sizeBytes: 0 })).toBe('none');
});
