import { describe, expect, it } from 'vitest';
import { toBlocks } from './blocks.ts';
import { fillIn } from './pageFacts.ts';
import { parseLinks } from './settings.ts';

const blocksOf = (markdown: string, settings: Record<string, string> = {}) => toBlocks(markdown, fillIn(new Map(Object.entries(settings))));
const plain = (text: string) => ({ text, style: 'plain', href: null });

describe('页面的文字', () => {
  it('标题、段落、列表、表格、引用', () => {
    const markdown = '# 一\n\n正文 **重** *斜* `码` & <5\n\n- 甲\n- 乙\n\n3. 丙\n\n| 名 | 值 |\n| --- | --- |\n| `a` | b |\n\n> 引\n\n##### 五';
    expect(blocksOf(`${markdown}\n\n末`)).toEqual([
      { kind: 'heading', level: 2, text: '一', id: '一' },
      {
        kind: 'paragraph',
        words: [
          plain('正文 '),
          { text: '重', style: 'strong', href: null },
          plain(' '),
          { text: '斜', style: 'emphasis', href: null },
          plain(' '),
          { text: '码', style: 'code', href: null },
          plain(' & <5'),
        ],
      },
      { kind: 'list', isOrdered: false, items: [[plain('甲')], [plain('乙')]] },
      { kind: 'list', isOrdered: true, items: [[plain('丙')]] },
      { kind: 'table', head: [[plain('名')], [plain('值')]], rows: [[[{ text: 'a', style: 'code', href: null }], [plain('b')]]] },
      { kind: 'quote', words: [plain('引')] },
      { kind: 'heading', level: 4, text: '五', id: '五' },
      { kind: 'paragraph', words: [plain('末')] },
    ]);
  });

  it('同名的标题有不同的编号', () => {
    expect(blocksOf('## 联系 我们\n\n甲\n\n## 联系 我们\n\n乙').flatMap((block) => (block.kind === 'heading' ? [block.id] : []))).toEqual([
      '联系-我们',
      '联系-我们-2',
    ]);
  });

  it('HTML 只是文字', () => {
    const text = JSON.stringify(blocksOf('<script>alert(1)</script>\n\n一 <img src=x onerror=alert(1)> 二\n\n![图](https://example.com/a.png)'));
    expect(JSON.parse(text)).toEqual([
      { kind: 'paragraph', words: [plain('<script>alert(1)</script>')] },
      { kind: 'paragraph', words: [plain('一 <img src=x onerror=alert(1)> 二')] },
      { kind: 'paragraph', words: [plain('图')] },
    ]);
  });

  it.each([
    ['https://example.com/', 'https://example.com/'],
    ['http://example.com/a?b=c#d', 'http://example.com/a?b=c#d'],
    ['/privacy', '/privacy'],
    ['mailto:help@example.com', 'mailto:help@example.com'],
    ['javascript:alert(1)', null],
    ['JaVaScRiPt:alert(1)', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://user:pass@example.com/', null],
    ['ftp://example.com', null],
  ])('链接 %s 指向 %s', (address, href) => {
    const [block] = blocksOf(`[字](<${address}>)`);
    expect(block).toEqual({ kind: 'paragraph', words: [{ text: '字', style: 'plain', href }] });
  });

  it('站点的事实来自设置；没有设置的，整句、整项、整行不出现，空的一节连标题也不出现', () => {
    const markdown =
      '## 电话\n\n- 电话：{phone}\n\n## 邮箱\n\n[{email}](mailto:{email}) 与 {unknown}\n\n由{site}提供，{hours}。\n\n| 甲 | 乙 |\n| - | - |\n| {hours} | 一 |\n| 二 | {site} |';
    expect(blocksOf(markdown, { 'site.helpEmail': 'help@example.com' })).toEqual([
      { kind: 'heading', level: 2, text: '邮箱', id: '邮箱' },
      { kind: 'paragraph', words: [{ text: 'help@example.com', style: 'plain', href: 'mailto:help@example.com' }, plain(' 与 {unknown}')] },
      { kind: 'table', head: [[plain('甲')], [plain('乙')]], rows: [[[plain('二')], [plain('芯页')]]] },
    ]);
  });

  it('很深、很长、残缺的文字也读得完', () => {
    for (const text of [
      '> '.repeat(400),
      '- '.repeat(400),
      '[['.repeat(5000),
      '*'.repeat(20_000),
      '|'.repeat(5000),
      '`'.repeat(10_001),
      `${'<'.repeat(20_000)}`,
    ]) {
      expect(() => blocksOf(text.slice(0, 60_000))).not.toThrow();
    }
  });
});

it('友情链接每行一个', () => {
  expect(parseLinks('示例 站 https://example.com/\n\n另一个  http://example.org')).toEqual([
    { name: '示例 站', url: 'https://example.com/' },
    { name: '另一个', url: 'http://example.org' },
  ]);
  for (const wrong of ['没有网址', '名 javascript:alert(1)', 'https://example.com', '名 https://']) expect(parseLinks(wrong)).toBe(null);
});
