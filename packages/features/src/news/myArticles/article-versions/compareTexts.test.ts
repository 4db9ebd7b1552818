import type { ArticleDocument } from '@chippage/api/articleDocument';
import { expect, test } from 'vitest';
import { compareTexts } from './compareTexts.ts';

const text = (...lines: string[]): ArticleDocument => ({
  type: 'doc',
  content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line }] })),
});

test('一样的只数一数，改过的一个字一个字说', () => {
  expect(compareTexts(text('一', '二', '压差 1.2 V'), text('一', '二', '压差 1.3 V'))).toEqual([
    { kind: 'same', count: 2 },
    {
      kind: 'changed',
      pieces: [
        { kind: 'same', text: '压差 1.' },
        { kind: 'removed', text: '2' },
        { kind: 'added', text: '3' },
        { kind: 'same', text: ' V' },
      ],
    },
  ]);
});
test('多的和少的段落', () => {
  expect(compareTexts(text('一', '二'), text('一', '二', '三'))).toEqual([
    { kind: 'same', count: 2 },
    { kind: 'changed', pieces: [{ kind: 'added', text: '三' }] },
  ]);
  expect(compareTexts(text('一', '二'), text('二'))).toEqual([
    { kind: 'changed', pieces: [{ kind: 'removed', text: '一' }] },
    { kind: 'same', count: 1 },
  ]);
});
test('字一样、样子不一样', () => {
  const bold: ArticleDocument = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: '一', marks: [{ type: 'bold' }] }] }] };
  expect(compareTexts(text('一'), bold)).toEqual([{ kind: 'look', text: '一' }]);
});
