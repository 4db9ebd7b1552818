import { expect, test } from 'vitest';
import { matchesCommand } from './matchesCommand.ts';

const upload = { text: '上传数据手册', keywords: 'shangchuan upload', description: 'PDF，最大 50 MB' };

test('每个词都要在，次序不论，大小写与全角半角不论', () => {
  expect(matchesCommand(upload, '手册 上传')).toBe(true);
  expect(matchesCommand(upload, 'UPLOAD')).toBe(true);
  expect(matchesCommand(upload, 'ｐｄｆ')).toBe(true);
  expect(matchesCommand(upload, '上传 文章')).toBe(false);
});

test('什么都没打，就都在', () => {
  expect(matchesCommand(upload, '')).toBe(true);
  expect(matchesCommand(upload, '  ')).toBe(true);
});
