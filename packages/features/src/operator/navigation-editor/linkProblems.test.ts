import { expect, test } from 'vitest';
import { linkProblems } from './linkProblems.ts';

test.each(['https://www.szlcsc.com/', 'http://example.com/a?b=c', '  https://example.com  '])('可以：%s', (url) => {
  expect(linkProblems({ name: '立创商城', url })).toEqual({});
});

test.each(['', 'www.example.com', 'javascript:alert(1)', 'data:text/html,x', '/about', 'ftp://example.com', 'https://'])('不可以：%s', (url) => {
  expect(linkProblems({ name: '立创商城', url })).toEqual({ url: 'urlInvalid' });
});

test('名称不能只有空白', () => {
  expect(linkProblems({ name: '  ', url: 'https://example.com' })).toEqual({ name: 'nameRequired' });
});
