import {
  type ArticleDocument,
  type BlockNode,
  type CellNode,
  checkDocument,
  type DocumentMark,
  documentLimits,
  type InlineNode,
  isDocumentHref,
  type ListItemNode,
  type RowNode,
} from '@chippage/api/articleDocument';
import type { DefaultTreeAdapterTypes as Html } from 'parse5';
import { attributeOf, cleanText, isLeftOut, textIn } from './wechatPage.rules.ts';

type Node = Html.ChildNode;
type Marks = readonly DocumentMark[];

/** A picture as a page names it. */
export interface WrittenPicture {
  /** Stands for it until it is fetched. */
  figureId: number;
  src: string;
}

/** A page's words as blocks, and the pictures that they name. */
export interface ReadBlocks {
  blocks: BlockNode[];
  pictures: WrittenPicture[];
}

const headings: Record<string, number> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };
const markTags: Record<string, Exclude<DocumentMark['type'], 'link'>> = {
  b: 'bold',
  strong: 'bold',
  i: 'italic',
  em: 'italic',
  s: 'strike',
  del: 'strike',
  strike: 'strike',
  sub: 'subscript',
  sup: 'superscript',
  code: 'code',
};
/** What begins a line of its own, beside those that are read by their name. */
const containers = new Set(
  'p div section article main header footer aside nav figure figcaption address center dl dt dd details summary fieldset body caption'.split(' '),
);
/** Lists within lists. */
const DEEPEST = 6;

/** Reads a page's elements as blocks: what the table of an article has no place for stays as words, or is left out. */
export function readBlocks(nodes: readonly Node[]): ReadBlocks {
  const pictures: WrittenPicture[] = [];

  function picture(element: Html.Element): BlockNode[] {
    const src = attributeOf(element, 'data-src') || attributeOf(element, 'src');
    if (src === '' || pictures.length >= documentLimits.figures) return [];
    const figureId = pictures.length + 1;
    pictures.push({ figureId, src });
    const alt = cleanText(attributeOf(element, 'alt')).replaceAll(/\s+/g, ' ').trim().slice(0, documentLimits.alt).toWellFormed();
    return [{ type: 'figure', attrs: { figureId, alt: alt === '' || alt === '图片' ? `原文的第 ${figureId} 张图` : alt, caption: '' } }];
  }

  function list(element: Html.Element, depth: number): BlockNode[] {
    const items = element.childNodes.flatMap((child): ListItemNode[] => {
      if (!('tagName' in child) || isLeftOut(child)) return [];
      const content = within(blocksIn(child.childNodes, depth + 1), ['paragraph', 'bulletList', 'orderedList', 'codeBlock', 'figure']);
      if (content.length === 0) return [];
      return [{ type: 'listItem', content: content[0]?.type === 'paragraph' ? content : [{ type: 'paragraph' }, ...content] }];
    });
    if (items.length === 0) return [];
    if (depth >= DEEPEST) return items.flatMap(({ content }) => content);
    const start = Number(attributeOf(element, 'start'));
    return element.tagName === 'ol'
      ? [{ type: 'orderedList', attrs: { start: Number.isInteger(start) && start >= 0 && start <= 9999 ? start || 1 : 1 }, content: items }]
      : [{ type: 'bulletList', content: items }];
  }

  function table(element: Html.Element): BlockNode[] {
    const hoisted: BlockNode[] = [];
    const rows: RowNode[] = [];
    const spanOf = (cell: Html.Element, name: string) => Math.min(30, Math.max(1, Number.parseInt(attributeOf(cell, name), 10) || 1));
    const walk = (node: Html.Element) => {
      for (const child of node.childNodes) {
        if (!('tagName' in child) || isLeftOut(child)) continue;
        if (child.tagName !== 'tr') {
          if (['thead', 'tbody', 'tfoot'].includes(child.tagName)) walk(child);
          else hoisted.push(...blocksIn(child.childNodes, 0));
          continue;
        }
        const cells = child.childNodes.flatMap((cell): CellNode[] => {
          if (!('tagName' in cell) || !['td', 'th'].includes(cell.tagName)) return [];
          const all = blocksIn(cell.childNodes, 1);
          hoisted.push(...all.filter(({ type }) => type === 'figure'));
          const content = within(
            all.filter(({ type }) => type !== 'figure'),
            ['paragraph', 'bulletList', 'orderedList'],
          );
          const attrs = { colspan: spanOf(cell, 'colspan'), rowspan: spanOf(cell, 'rowspan') };
          return [{ type: cell.tagName === 'th' ? 'tableHeader' : 'tableCell', attrs, content: content.length === 0 ? [{ type: 'paragraph' }] : content }];
        });
        rows.push(cells.length === 0 ? { type: 'tableRow' } : { type: 'tableRow', content: cells });
      }
    };
    walk(element);
    return [...(rows.some(({ content }) => content) ? [{ type: 'table' as const, content: rows }] : []), ...hoisted];
  }

  function blocksIn(children: readonly Node[], depth: number): BlockNode[] {
    const blocks: BlockNode[] = [];
    let line: InlineNode[] = [];
    const flush = () => {
      const content = tidyLine(line);
      if (content.length > 0) blocks.push({ type: 'paragraph', content });
      line = [];
    };
    const add = (more: BlockNode[]) => {
      flush();
      blocks.push(...more);
    };
    const read = (nodes_: readonly Node[], marks: Marks) => {
      for (const node of nodes_) {
        if (node.nodeName === '#text' && 'value' in node) {
          const text = cleanText(node.value).replaceAll(/\s+/g, ' ');
          if (text !== '') line.push({ type: 'text', text, ...(marks.length > 0 && { marks: [...marks] }) });
          continue;
        }
        if (!('tagName' in node) || isLeftOut(node)) continue;
        const { tagName, childNodes } = node;
        if (tagName === 'br') line.push({ type: 'hardBreak' });
        else if (tagName === 'img') add(picture(node));
        else if (tagName === 'hr') add([{ type: 'divider' }]);
        else if (headings[tagName] !== undefined) {
          flush();
          const before = blocks.length;
          read(childNodes, []);
          flush();
          // What stood in the heading and is no line, a picture for one, comes after it.
          const made = blocks.splice(before);
          const words = made.flatMap((block) => (block.type === 'paragraph' ? (block.content ?? []) : []));
          if (words.length > 0) blocks.push({ type: 'heading', attrs: { level: headings[tagName] }, content: words });
          blocks.push(...made.filter(({ type }) => type !== 'paragraph'));
        } else if (tagName === 'ul' || tagName === 'ol') add(list(node, depth));
        else if (tagName === 'table') add(table(node));
        else if (tagName === 'pre') {
          const text = cleanText(textIn(childNodes)).replace(/\n+$/, '').slice(0, documentLimits.codeBlock).toWellFormed();
          add([{ type: 'codeBlock', attrs: { language: null }, ...(text !== '' && { content: [{ type: 'text', text }] }) }]);
        } else if (tagName === 'blockquote') {
          const all = blocksIn(childNodes, depth + 1);
          const content = within(
            all.filter(({ type }) => type !== 'figure'),
            ['paragraph', 'bulletList', 'orderedList'],
          );
          add([...(content.length > 0 ? [{ type: 'blockquote' as const, content }] : []), ...all.filter(({ type }) => type === 'figure')]);
        } else if (containers.has(tagName)) {
          flush();
          read(childNodes, marks);
          flush();
        } else read(childNodes, withMark(marks, node));
      }
    };
    read(children, []);
    flush();
    return blocks;
  }

  return { blocks: blocksIn(nodes, 0), pictures };
}

function withMark(marks: Marks, element: Html.Element): Marks {
  if (element.tagName === 'a') {
    const href = attributeOf(element, 'href').trim();
    return /^https?:/i.test(href) && isDocumentHref(href) && !marks.some(({ type }) => type === 'link') ? [...marks, { type: 'link', attrs: { href } }] : marks;
  }
  const type = markTags[element.tagName];
  if (!type || marks.some((mark) => mark.type === type)) return marks;
  if (type === 'code') return [{ type }];
  if (marks.some((mark) => mark.type === 'code')) return marks;
  if ((type === 'subscript' || type === 'superscript') && marks.some((mark) => mark.type === 'subscript' || mark.type === 'superscript')) return marks;
  return [...marks, { type }];
}

/** A line without space around it, and without breaks at its ends. */
function tidyLine(line: readonly InlineNode[]): InlineNode[] {
  const kept = [...line];
  const isBlank = (node: InlineNode | undefined) => node !== undefined && (node.type === 'hardBreak' || (node.type === 'text' && node.text.trim() === ''));
  while (isBlank(kept[0])) kept.shift();
  while (isBlank(kept.at(-1))) kept.pop();
  return kept.map((node, at) =>
    node.type === 'text' ? { ...node, text: at === 0 ? node.text.trimStart() : at === kept.length - 1 ? node.text.trimEnd() : node.text } : node,
  );
}

const wordsOf = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(wordsOf).join('');
  if (typeof value !== 'object' || value === null) return '';
  if ('text' in value && typeof value.text === 'string') return value.text;
  return 'content' in value ? wordsOf(value.content) : '';
};

const asParagraph = (block: unknown): BlockNode[] => {
  const text = wordsOf(block).replaceAll(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }];
};

/** Blocks of these kinds only: of others their words stay. */
const within = (blocks: readonly BlockNode[], kinds: readonly BlockNode['type'][]): BlockNode[] =>
  blocks.flatMap((block) => (kinds.includes(block.type) ? [block] : asParagraph(block)));

/** Checks blocks as everything that is kept is checked; one that is not allowed stays as its words. Null: nothing is left, or it is too much. */
export function toDocument(blocks: readonly BlockNode[]): ArticleDocument | null {
  const left = [...blocks];
  for (let tries = 0; tries <= blocks.length; tries++) {
    if (left.length === 0) return null;
    const checked = checkDocument({ type: 'doc', content: left });
    if ('document' in checked) return checked.document;
    const at = Number(/^content\.(\d+)/.exec(checked.path)?.[1] ?? NaN);
    const wrong = left[at];
    if (!wrong) return null;
    const words = asParagraph(wrong);
    // Words that are refused too would be refused for ever.
    left.splice(at, 1, ...(wrong.type === 'paragraph' ? [] : words));
  }
  return null;
}
