import type { ArticleDocument, BlockNode, CellNode, DocumentMark, InlineNode } from './documentTypes.ts';
import { type Drawn, type DrawnElement, readMathML } from './readMathML.ts';

/** A picture's file. */
export interface FigureFile {
  /** A path of this site. */
  src: string;
  /** Pixels, so that its room is kept; null when unknown. */
  width: number | null;
  height: number | null;
}

/** What the words of an article alone do not say. */
export interface DrawOptions {
  /** Where the page of a part is; without it a part number is only marked. */
  partHref?: (partId: number) => string;
  /** The file of a picture; null leaves the picture's words in its place. */
  figure?: (figureId: number) => FigureFile | null;
  /** A formula as MathML; without it, or where it throws, the TeX itself is shown. What is not MathML in it is left out. */
  formula?: (tex: string, isDisplay: boolean) => string;
}

const markTags = { bold: 'strong', italic: 'em', strike: 's', subscript: 'sub', superscript: 'sup', code: 'code' } as const;

const element = (tag: string, attributes: Record<string, string>, children: Drawn[]): DrawnElement => ({ tag, attributes, children });

/** Draws an article as elements. Only tags and attributes that stand here can come out, so what was written can only be words. */
export function drawDocument({ content }: ArticleDocument, options: DrawOptions = {}): Drawn[] {
  let headings = 0;
  const formula = (tex: string, isDisplay: boolean): DrawnElement => {
    let math: DrawnElement | null = null;
    try {
      math = options.formula ? readMathML(options.formula(tex, isDisplay)) : null;
    } catch {
      // The TeX is wrong: it is shown as it was written.
    }
    return element(isDisplay ? 'div' : 'span', { 'data-formula': tex }, [math ?? element('code', {}, [tex])]);
  };
  const leaf = (node: InlineNode, isInLink: boolean): Drawn => {
    if (node.type === 'text') return node.text;
    if (node.type === 'hardBreak') return element('br', {}, []);
    if (node.type === 'inlineFormula') return formula(node.attrs.tex, false);
    const { mpn, partId } = node.attrs;
    const href = partId === null || isInLink ? undefined : options.partHref?.(partId);
    const facts = { 'data-part': partId === null ? '' : String(partId) };
    return href === undefined ? element('span', facts, [mpn]) : element('a', { ...facts, href }, [mpn]);
  };
  // Neighbours with the same mark share its element, so that one link is one link.
  const inlines = (nodes: readonly InlineNode[] = [], level = 0, isInLink = false): Drawn[] => {
    const drawn: Drawn[] = [];
    for (let index = 0; index < nodes.length;) {
      const node = nodes[index] as InlineNode;
      const mark = node.marks?.[level];
      const key = JSON.stringify(mark);
      let end = index + 1;
      while (mark && end < nodes.length && JSON.stringify(nodes[end]?.marks?.[level]) === key) end += 1;
      drawn.push(mark ? marked(mark, inlines(nodes.slice(index, end), level + 1, isInLink || mark.type === 'link')) : leaf(node, isInLink));
      index = end;
    }
    return drawn;
  };
  const cell = ({ type, attrs: { colspan, rowspan }, content: blocks_ }: CellNode, scope: string): DrawnElement =>
    element(
      type === 'tableHeader' ? 'th' : 'td',
      {
        ...(type === 'tableHeader' && { scope }),
        ...(colspan > 1 && { colspan: String(colspan) }),
        ...(rowspan > 1 && { rowspan: String(rowspan) }),
      },
      blocks(blocks_),
    );
  const rows = (all: Extract<BlockNode, { type: 'table' }>['content']): Drawn[] => {
    // A first row of heads alone is the table's head, unless it reaches into the body.
    const hasHead = all.length > 1 && (all[0]?.content?.every(({ type, attrs }) => type === 'tableHeader' && attrs.rowspan === 1) ?? false);
    const drawn = all.map((row, index) =>
      element(
        'tr',
        {},
        (row.content ?? []).map((one) => cell(one, index === 0 ? 'col' : 'row')),
      ),
    );
    return hasHead ? [element('thead', {}, drawn.slice(0, 1)), element('tbody', {}, drawn.slice(1))] : [element('tbody', {}, drawn)];
  };
  const block = (node: BlockNode): DrawnElement => {
    switch (node.type) {
      case 'paragraph':
        return element('p', {}, inlines(node.content));
      case 'heading':
        headings += 1;
        return element(`h${node.attrs.level}`, { id: headingId(headings) }, inlines(node.content));
      case 'bulletList':
        return element(
          'ul',
          {},
          node.content.map((item) => element('li', {}, blocks(item.content))),
        );
      case 'orderedList':
        return element(
          'ol',
          node.attrs.start === 1 ? {} : { start: String(node.attrs.start) },
          node.content.map((item) => element('li', {}, blocks(item.content))),
        );
      case 'blockquote':
        return element('blockquote', {}, blocks(node.content));
      case 'codeBlock':
        return element('pre', {}, [element('code', node.attrs.language === null ? {} : { class: `language-${node.attrs.language}` }, inlines(node.content))]);
      case 'table':
        return element('table', {}, rows(node.content));
      case 'figure':
        return drawFigure(node.attrs, options.figure?.(node.attrs.figureId) ?? null);
      case 'blockFormula':
        return formula(node.attrs.tex, true);
      case 'divider':
        return element('hr', {}, []);
    }
  };
  const blocks = (nodes: readonly BlockNode[]): DrawnElement[] => nodes.map(block);
  return blocks(content);
}

/** The id of the n-th heading of an article, from 1. */
export const headingId = (number: number): string => `section-${number}`;

function marked(mark: DocumentMark, children: Drawn[]): DrawnElement {
  if (mark.type !== 'link') return element(markTags[mark.type], {}, children);
  const { href } = mark.attrs;
  return element('a', /^https?:/i.test(href) ? { href, rel: 'noopener nofollow ugc' } : { href }, children);
}

function drawFigure({ figureId, alt, caption }: { figureId: number; alt: string; caption: string }, file: FigureFile | null): DrawnElement {
  const size = { ...(file?.width != null && { width: String(file.width) }), ...(file?.height != null && { height: String(file.height) }) };
  const picture = file ? element('img', { src: file.src, alt, ...size, loading: 'lazy' }, []) : element('span', { role: 'img', 'aria-label': alt }, [alt]);
  return element('figure', { 'data-figure': String(figureId) }, caption === '' ? [picture] : [picture, element('figcaption', {}, [caption])]);
}
