import type { ArticleDocument, BlockNode, InlineNode } from '@chippage/api/articleDocument';

const words = (text: string): InlineNode => ({ type: 'text', text });
const paragraph = (...content: InlineNode[]): BlockNode => ({ type: 'paragraph', content });
const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({ type, attrs: { colspan: 1, rowspan: 1 }, content: [paragraph(words(text))] });

/** A text with one of every kind. */
export const sampleDocument: ArticleDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [words('输入电压')] },
    paragraph(
      words('换料前先看 '),
      { type: 'partChip', attrs: { mpn: 'AMS1117-3.3', partId: 12 } },
      words(' 的'),
      { type: 'text', text: '压差', marks: [{ type: 'bold' }] },
      words('，'),
      { type: 'text', text: '原厂网站', marks: [{ type: 'link', attrs: { href: 'https://example.com/ldo' } }] },
      words('写在电气特性表里：'),
      { type: 'inlineFormula', attrs: { tex: 'V_{in} \\ge V_{out} + V_{do}' } },
    ),
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', '参数'), cell('tableHeader', '最大')] },
        { type: 'tableRow', content: [cell('tableCell', '压差'), cell('tableCell', '1.3 V')] },
      ],
    },
    { type: 'heading', attrs: { level: 3 }, content: [words('步骤')] },
    {
      type: 'orderedList',
      attrs: { start: 1 },
      content: [
        { type: 'listItem', content: [paragraph(words('量输入'))] },
        { type: 'listItem', content: [paragraph(words('看纹波'))] },
      ],
    },
    { type: 'codeBlock', attrs: { language: 'c' }, content: [words('float drop = vin - vout;')] },
    { type: 'figure', attrs: { figureId: 7, alt: '典型应用电路', caption: '图 1　典型应用电路' } },
    { type: 'blockFormula', attrs: { tex: 'P = (V_{in} - V_{out}) \\cdot I' } },
  ],
};

/** A text with nothing in it. */
export const emptyDocument: ArticleDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** The picture of `sampleDocument`. */
export const sampleFigures = [
  {
    id: 7,
    src: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120"><rect width="320" height="120" fill="#fff"/><path d="M20 60h280M90 60V20h60v40" fill="none" stroke="#4a5765" stroke-width="2"/></svg>')}`,
    width: 320,
    height: 120,
  },
];
