import { describe, expect, it } from 'vitest';
import type { ArticleBlock, Inline } from '@chippage/api/types';
import { markupVectors } from '@chippage/api/fuzz';
import { readArticle, toShownBlocks } from './articleText.ts';
import { readSvg } from './svgFigure.ts';

const shown = (markdown: string) => toShownBlocks(readArticle(markdown, () => null).blocks, new Map());
const inlinesOf = (blocks: ArticleBlock[]): Inline[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return block.words;
    if (block.kind === 'list') return block.items.flat();
    return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : [];
  });
const hrefs = (blocks: ArticleBlock[]) => inlinesOf(blocks).flatMap(({ href }) => (href === null ? [] : [href]));

const carriers = [
  (text: string) => text,
  (text: string) => `## ${text}\n\n${text}`,
  (text: string) => `- ${text}\n- 二`,
  (text: string) => `| ${text.replaceAll('|', '')} | b |\n| --- | --- |\n| 1 | ${text.replaceAll(/[|\n]/g, '')} |`,
  (text: string) => `> ${text}`,
  (text: string) => `[${text.replaceAll(/[[\]]/g, '')}](https://www.example.com/)`,
  (text: string) => `[[${text.replaceAll(/[[\]\n]/g, '').slice(0, 50)}]]`,
  (text: string) => `**${text}** \`${text.replaceAll('`', '')}\``,
  (text: string) => `\`\`\`${text.replaceAll(/[`\n]/g, '')}\n${text}\n\`\`\``,
  (text: string) => `![${text.replaceAll(/[[\]]/g, '')}](x.svg "${text.replaceAll(/["\n]/g, '')}")`,
];
describe('1.3.1/3.2.2（40）：正文里没有 HTML，只有字', () => {
  it.each(markupVectors())('%s', (vector) => {
    for (const carry of carriers) {
      const blocks = shown(carry(vector));
      // Only kinds and fields that the contract names; the vector is text inside them, or was left out.
      for (const inline of inlinesOf(blocks)) expect(Object.keys(inline).toSorted()).toEqual(['href', 'style', 'text']);
      for (const href of hrefs(blocks)) expect(href).toMatch(/^(https?:\/\/|\/(?![/\\])|mailto:)/);
      expect(blocks.every(({ kind }) => ['heading', 'paragraph', 'list', 'table', 'quote', 'code'].includes(kind))).toBe(true);
      // What is kept, shown again, is the same.
      expect(toShownBlocks(blocks, new Map())).toEqual(blocks);
    }
  });
});

describe('链接只去网页、邮箱和本站', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    '//evil.example',
    '\\evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\evil.example',
    'https://user:pass@evil.example/',
    'file:///etc/passwd',
    'ftp://evil.example/',
    'blob:https://evil.example/1',
  ])('%s', (href) => {
    for (const markdown of [`[x](${href})`, `[x](<${href}>)`, `[x]: ${href}\n\n[x]`, `<${href}>`])
      for (const kept of hrefs(shown(markdown))) expect(['mailto:']).toContain(kept.slice(0, 7));
    // A row that was written in another way is judged again.
    const row: ArticleBlock[] = [
      { kind: 'paragraph', words: [{ text: 'x', style: 'plain', href }] },
      { kind: 'image', src: href, alt: 'x', caption: null, width: null, height: null },
    ];
    expect(toShownBlocks(row, new Map())).toEqual([{ kind: 'paragraph', words: [{ text: 'x', style: 'plain', href: null }] }]);
  });

  it('网页、本站和邮箱留着', () =>
    expect(hrefs(shown('[a](https://www.example.com/x?y=1) [b](/news/index) [c](mailto:a@example.com)'))).toEqual([
      'https://www.example.com/x?y=1',
      '/news/index',
      'mailto:a@example.com',
    ]));
});

describe('画的图', () => {
  const svg = (inner: string, root = '') =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10"${root}><title>图</title>${inner}</svg>`;
  it('形状和字', () => expect(readSvg(svg('<g fill="#fff"><rect width="10" height="10"/><text x="1">a &lt; b</text></g>'))).toEqual({ width: 10, height: 10 }));
  it.each([
    ['脚本', svg('<script>alert(1)</script>')],
    ['事件', svg('<rect onload="alert(1)"/>')],
    ['根上的事件', svg('', ' onload="alert(1)"')],
    ['外部图', svg('<image href="https://evil.example/x.png"/>')],
    ['use', svg('<use href="#a"/>')],
    ['链接', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
    ['foreignObject', svg('<foreignObject><p>x</p></foreignObject>')],
    ['动画', svg('<rect><animate attributeName="href" to="javascript:alert(1)"/></rect>')],
    ['样式表', svg('<style>@import url(//evil)</style>')],
    ['style 属性', svg('<rect style="fill:url(//evil)"/>')],
    ['外部引用', svg('<rect fill="url(https://evil.example/#a)"/>')],
    ['实体', `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('<text>&x;</text>')}`],
    ['注释里藏标签', svg('<!-- --><script>1</script><!-- -->')],
    ['没有引号的属性', svg('<rect onload=alert(1) />')],
    ['大写的标签', svg('<SCRIPT>1</SCRIPT>')],
    ['带前缀的标签', svg('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')],
    ['没有配对', svg('<g>')],
    ['没有题目', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" width="1" height="1"><rect/></svg>'],
    ['没有尺寸', '<svg xmlns="http://www.w3.org/2000/svg"><title>x</title></svg>'],
    ['太大', svg(`<text>${'x'.repeat(30_000)}</text>`)],
  ])('不要：%s', (_what, text) => expect(() => readSvg(text)).toThrow());
});
