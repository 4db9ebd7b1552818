import type { ArticleBlock, Inline } from '@chippage/api/types';

const plain = (text: string): Inline => ({ text, style: 'plain', href: null });

const math = (display: string, ...signs: string[]): NonNullable<Inline['math']> => ({
  tag: 'math',
  attributes: { display },
  children: signs.map((sign) => ({ tag: /\w/.test(sign) ? 'mi' : 'mo', attributes: {}, children: [sign] })),
});

/** A text with one block of every kind. */
export const sampleBlocks: ArticleBlock[] = [
  { kind: 'heading', level: 2, id: 'input', text: '输入电压' },
  {
    kind: 'paragraph',
    words: [
      plain('换料前先看 '),
      { ...plain('AMS1117-3.3'), partId: 12 },
      plain(' 的压差，'),
      { ...plain('原厂网站'), href: 'https://example.com/ldo' },
      plain('写在电气特性表里；'),
      { ...plain('不该点的'), href: 'javascript:void(0)' },
      plain('地址只是文字。'),
    ],
  },
  {
    kind: 'paragraph',
    words: [plain('散热看 '), { ...plain('P=UI'), math: math('inline', 'P', '=', 'U', 'I') }, plain('，写成一行就是：')],
  },
  { kind: 'paragraph', words: [{ ...plain('P=(U_{in}-U_{out})I'), math: math('block', 'P', '=', '(', 'U', '−', 'V', ')', 'I') }] },
  {
    kind: 'table',
    head: [[plain('参数')], [plain('最小')], [plain('最大')]],
    rows: [
      [[plain('输入电压')], [plain('4.5 V')], [plain('15 V')]],
      [[plain('压差')], [{ text: '1.1 V', style: 'strong', href: null }], [plain('1.3 V')]],
    ],
  },
  { kind: 'heading', level: 3, id: 'steps', text: '步骤' },
  { kind: 'list', isOrdered: true, items: [[plain('量输入')], [{ text: '带载', style: 'emphasis', href: null }], [plain('看纹波')]] },
  { kind: 'quote', words: [plain('输入电压至少要比输出高出一个压差。')] },
  { kind: 'code', language: null, text: 'Vin >= Vout + Vdropout' },
  {
    kind: 'figure',
    src: 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E',
    alt: '典型应用电路',
    caption: '图 1　典型应用电路',
    width: 320,
    height: 180,
  },
];

/** A formula in a line of text that is wider than a phone. */
export const longFormulaBlocks: ArticleBlock[] = [
  {
    kind: 'paragraph',
    words: [
      plain('截止频率 '),
      {
        ...plain(String.raw`f=1/(2\pi\times 5\mathrm{k\Omega}\times 100\mathrm{nF})\approx 318\,\mathrm{Hz}`),
        math: math(
          'inline',
          'f',
          '=',
          '1',
          '/',
          '(',
          '2',
          'π',
          '×',
          '5000',
          'Ω',
          '×',
          '0.0000001',
          'F',
          ')',
          '≈',
          '318.309886',
          'Hz',
          '=',
          '0.318309886',
          'kHz',
        ),
      },
      plain('，再低就要换电容。'),
    ],
  },
];
