import { expect, it } from 'vitest';
import { withoutStop } from './sentence.ts';

it.each([
  ['回单金额看不清', '回单金额看不清'],
  ['回单金额看不清。', '回单金额看不清'],
  ['请传 PDF. ', '请传 PDF'],
  ['差 0.5 元。。', '差 0.5 元'],
])('接在句子里的原因不带句号：%s', (text, read) => {
  expect(withoutStop(text)).toBe(read);
});
