import { expect, it } from 'vitest';
import { textParts } from './textParts.ts';

it('网址成为链接，其余是文字；短的是长的开头也不错', () => {
  expect(textParts('见 https://a.cn/b 和 www.b.cn。', ['https://a.cn/b', 'www.b.cn'])).toEqual([
    { text: '见 ', href: null },
    { text: 'https://a.cn/b', href: 'https://a.cn/b' },
    { text: ' 和 ', href: null },
    { text: 'www.b.cn', href: 'https://www.b.cn' },
    { text: '。', href: null },
  ]);
  expect(textParts('https://a.cn/b https://a.cn', ['https://a.cn/b', 'https://a.cn']).map(({ href }) => href)).toEqual([
    'https://a.cn/b',
    null,
    'https://a.cn',
  ]);
  expect(textParts('没有', [])).toEqual([{ text: '没有', href: null }]);
});
