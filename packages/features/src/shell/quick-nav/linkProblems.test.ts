import { expect, test } from 'vitest';
import { linkProblems, shortAddress } from './linkProblems.ts';
import { quickNavMessages } from './messages.ts';

const others = [{ name: '得捷', url: 'https://www.digikey.com/', image: null }];

test.each([
  ['', '', { name: 'nameRequired', url: 'urlRequired' }],
  ['内部料号', 'erp.example.com/parts', { url: 'urlScheme' }],
  ['脚本', 'javascript:alert(1)', { url: 'urlScheme' }],
  ['空', 'https://', { url: 'urlBroken' }],
  ['空格', 'https://a b.com', { url: 'urlBroken' }],
  ['重复', 'https://www.digikey.com', { url: 'urlTwice' }],
  ['长', `https://a.example/${'x'.repeat(500)}`, { url: 'urlTooLong' }],
  ['名'.repeat(41), 'https://a.example', { name: 'nameTooLong' }],
  ['贸泽', ' http://www.mouser.com ', {}],
])('%s %s', (name, url, problems) => {
  expect(linkProblems(name, url, others)).toEqual(problems);
});

test('网址要以 http:// 或 https:// 开头', () => {
  expect(quickNavMessages.texts.urlScheme).toBe('网址要以 http:// 或 https:// 开头');
});

test.each([
  ['https://www.digikey.com/', 'digikey.com'],
  ['http://erp.example.com/parts', 'erp.example.com/parts'],
])('%s 写成 %s', (url, short) => {
  expect(shortAddress(url)).toBe(short);
});
