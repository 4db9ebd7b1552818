import { expect, test } from 'vitest';
import { contentOf, TEXT_SHOWN, unreadContent } from './previewContent.ts';

test('不能查看的、太大的不读', () => {
  expect(unreadContent('none', 10)).toEqual({ kind: 'none' });
  expect(unreadContent('xlsx', 6_000_000)).toMatchObject({ kind: 'tooLarge' });
  expect(unreadContent('code', 6_000_000)).toBeNull();
});

test.each([
  ['UTF-8', new TextEncoder().encode('电源 VCC'), '电源 VCC'],
  ['GB 18030', new Uint8Array([0xb5, 0xe7, 0xd4, 0xb4]), '电源'],
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x35, 0x75]), '电'],
])('文字：%s', async (_, bytes, text) => expect(await contentOf('text', new Blob([bytes]), 'a.txt')).toEqual({ kind: 'text', text, isCut: false }));

test('很长的文字只读前面；切在一个字中间也不乱码', async () => {
  const content = await contentOf('text', new Blob(['a', '电'.repeat(TEXT_SHOWN)]), 'a.txt');
  expect(content).toMatchObject({ kind: 'text', isCut: true });
  expect('text' in content && content.text.endsWith('电')).toBe(true);
});

test('csv 是表，读不懂的说出来', async () => {
  expect(await contentOf('csv', new Blob(['型号,数量\nLM358,10\n']), 'a.csv')).toEqual({
    kind: 'table',
    rows: [
      ['型号', '数量'],
      ['LM358', '10'],
    ],
    total: 2,
  });
  expect(await contentOf('xlsx', new Blob([new Uint8Array([0x50, 0x4b, 3, 4, 0])]), 'a.xlsx')).toEqual({ kind: 'broken' });
});
