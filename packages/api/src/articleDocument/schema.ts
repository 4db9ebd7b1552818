import { isDocumentHref } from './isDocumentHref.ts';

/** What holds for one attribute of a node or mark. */
interface AttributeRule {
  /** What the attribute is, in words, for who wrote a wrong one. */
  what: string;
  check: (value: unknown) => boolean;
}

/** What a node may be made of, in which order and with what it is said of it. */
interface NodeRule {
  /** Absent: it has no content. `first`: what it has to begin with. */
  content?: { of: readonly string[]; least: 0 | 1; first?: string };
  attrs?: Readonly<Record<string, AttributeRule>>;
  /** Stands within a line. */
  isInline?: boolean;
  /** Its text is code: lines, and no marks. */
  isCode?: boolean;
}

/** How much an article may hold. */
export const documentLimits = {
  /** UTF-16 units of all words. */
  text: 200_000,
  nodes: 20_000,
  /** Nodes within nodes. */
  depth: 32,
  codeBlock: 50_000,
  tex: 2_000,
  alt: 300,
  caption: 300,
  mpn: 60,
  rows: 300,
  columns: 30,
  figures: 200,
} as const;

/** Languages of code, as they are kept; `null` is plain text. */
export const codeLanguages = [
  'c',
  'cpp',
  'python',
  'verilog',
  'vhdl',
  'assembly',
  'rust',
  'go',
  'java',
  'javascript',
  'typescript',
  'matlab',
  'spice',
  'bash',
  'json',
  'xml',
  'yaml',
] as const;

const isText = (value: unknown, least: number, most: number): boolean =>
  typeof value === 'string' && value.trim().length >= least && value.length <= most && isPlain(value);

/** No control characters but line break and tab, which a reader of HTML would change, and no half of a character. */
export const isPlain = (text: string): boolean => !/[\0-\x08\x0b-\x1f\x7f]/.test(text) && text.isWellFormed();

const whole = (least: number, most: number) => (value: unknown) => Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
const id = whole(1, 2 ** 31 - 1);
const span: AttributeRule = { what: 'a whole number from 1 to 100', check: whole(1, 100) };
const tex: AttributeRule = { what: `TeX of 1 to ${documentLimits.tex} characters`, check: (value) => isText(value, 1, documentLimits.tex) };
const cell: NodeRule = {
  content: { of: ['paragraph', 'bulletList', 'orderedList'], least: 1 },
  attrs: { colspan: span, rowspan: span },
};
const inline = ['text', 'hardBreak', 'inlineFormula', 'partChip'] as const;
const words: NodeRule['content'] = { of: inline, least: 0 };
const item: NodeRule = { content: { first: 'paragraph', of: ['paragraph', 'bulletList', 'orderedList', 'codeBlock', 'blockFormula', 'figure'], least: 0 } };

/** The nodes of an article. The editor, the check and the drawing are all made from this and from nothing else. */
export const documentNodes = {
  doc: {
    content: {
      of: ['paragraph', 'heading', 'bulletList', 'orderedList', 'blockquote', 'codeBlock', 'table', 'figure', 'blockFormula', 'divider'],
      least: 1,
    },
  },
  paragraph: { content: words },
  heading: { content: words, attrs: { level: { what: '2, 3 or 4', check: whole(2, 4) } } },
  bulletList: { content: { of: ['listItem'], least: 1 } },
  orderedList: { content: { of: ['listItem'], least: 1 }, attrs: { start: { what: 'a whole number from 0 to 9999', check: whole(0, 9_999) } } },
  listItem: item,
  blockquote: { content: { of: ['paragraph', 'bulletList', 'orderedList'], least: 1 } },
  codeBlock: {
    content: { of: ['text'], least: 0 },
    isCode: true,
    attrs: {
      language: { what: 'one of the languages, or null', check: (value: unknown) => value === null || codeLanguages.some((known) => known === value) },
    },
  },
  table: { content: { of: ['tableRow'], least: 1 } },
  tableRow: { content: { of: ['tableHeader', 'tableCell'], least: 0 } },
  tableHeader: cell,
  tableCell: cell,
  figure: {
    attrs: {
      figureId: { what: 'the number of a picture', check: id },
      alt: { what: `words for who cannot see it, 1 to ${documentLimits.alt} characters`, check: (value: unknown) => isText(value, 1, documentLimits.alt) },
      caption: { what: `at most ${documentLimits.caption} characters`, check: (value: unknown) => isText(value, 0, documentLimits.caption) },
    },
  },
  blockFormula: { attrs: { tex } },
  divider: {},
  text: { isInline: true },
  hardBreak: { isInline: true },
  inlineFormula: { isInline: true, attrs: { tex } },
  partChip: {
    isInline: true,
    attrs: {
      mpn: {
        what: `a part number of 2 to ${documentLimits.mpn} characters`,
        check: (value: unknown) => isText(value, 2, documentLimits.mpn) && value === String(value).trim() && !/[\n\t]/.test(String(value)),
      },
      partId: { what: 'the number of a part, or null', check: (value: unknown) => value === null || id(value) },
    },
  },
} as const satisfies Record<string, NodeRule>;

/** The marks of text in the order in which they are kept: a link is around all others. `excludes`: what cannot stand with it. */
export const documentMarks = {
  link: { attrs: { href: { what: 'an address of a page, a path of this site or an e-mail address', check: isDocumentHref } } },
  bold: {},
  italic: {},
  strike: {},
  subscript: { excludes: ['superscript'] },
  superscript: { excludes: ['subscript'] },
  code: { excludes: ['link', 'bold', 'italic', 'strike', 'subscript', 'superscript'] },
} as const satisfies Record<string, { attrs?: Record<string, AttributeRule>; excludes?: readonly string[] }>;

/** Names of nodes. */
export type DocumentNodeName = keyof typeof documentNodes;
/** Names of marks. */
export type DocumentMarkName = keyof typeof documentMarks;

/** The rule of a node; undefined for what is none. */
export const nodeRule = (name: string): NodeRule | undefined => (Object.hasOwn(documentNodes, name) ? documentNodes[name as DocumentNodeName] : undefined);

/** The rule of a mark; undefined for what is none. */
export const markRule = (name: string): { attrs?: Record<string, AttributeRule>; excludes?: readonly string[] } | undefined =>
  Object.hasOwn(documentMarks, name) ? documentMarks[name as DocumentMarkName] : undefined;
