import { expect, test } from 'vitest';
import { refusalOf } from './uploads.ts';

test.each([
  ['回单.pdf', 'application/pdf', 184_220, null],
  ['回单.PNG', '', 10, null],
  ['回单.jpeg', 'image/jpeg', 10 * 1024 * 1024, null],
  ['回单.jpg', 'image/jpeg', 10 * 1024 * 1024 + 1, 'tooLarge'],
  ['回单.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 10, 'wrongType'],
  ['回单.exe', '', 10, 'wrongType'],
])('%s %s %i 字节', (name, type, size, refusal) => {
  expect(refusalOf({ name, type, size })).toBe(refusal);
});
