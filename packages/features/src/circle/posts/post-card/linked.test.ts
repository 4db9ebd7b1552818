import { expect, it } from 'vitest';
import { linkedParts } from './linked.ts';

it('网址变成链接，句末的标点不算在内，其余照原样', () => {
  expect(linkedParts('见 https://example.com/a?b=1。还有www.example.com.')).toEqual([
    { text: '见 ', href: null },
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: '。还有', href: null },
    { text: 'www.example.com', href: 'https://www.example.com' },
    { text: '.', href: null },
  ]);
  expect(linkedParts('没有网址 javascript:alert(1)')).toEqual([{ text: '没有网址 javascript:alert(1)', href: null }]);
  expect(linkedParts('')).toEqual([]);
});
