import { expect, test } from 'vitest';
import { refusalWords, sortFiles } from './refusedFiles.ts';
import { uploadMessages } from './messages.ts';

const sized = (name: string, size = 10, type = 'application/pdf') => ({ name, size, type }) as File;
const t = ((key: keyof typeof uploadMessages.texts, values: Record<string, unknown> = {}) =>
  uploadMessages.texts[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))) as never;

test('每个没有加入的文件有名字和原因，系统的文件不算', () => {
  const chosen = [
    sized('a.pdf'),
    sized('.DS_Store', 10, ''),
    sized('图.png', 10, 'image/png'),
    sized('空.pdf', 0),
    sized('大.pdf', 201 * 1024 * 1024),
    sized('b.PDF', 1, ''),
    sized('c.pdf'),
  ];
  const { taken, refused } = sortFiles(chosen, 2);
  expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'b.PDF']);
  expect(refused).toEqual([
    { name: '图.png', why: 'notPdf' },
    { name: '空.pdf', why: 'empty' },
    { name: '大.pdf', why: 'tooLarge' },
    { name: 'c.pdf', why: 'tooMany' },
  ]);
  expect(refusalWords(t, refused)).toMatch(/“图.png”不是 PDF.*；“空.pdf”是空文件.*；“大.pdf”超过 200 MB.*；一次最多 50 份，多出的 1 份/);
  expect(refusalWords(t, [...refused, ...refused])).toBe('8 个文件没有加入');
  expect(refusalWords(t, [])).toBeUndefined();
});
