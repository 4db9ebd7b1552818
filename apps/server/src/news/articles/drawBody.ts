import { type ArticleDocument, drawDocument, type FigureFile } from '@chippage/api/articleDocument';
import type { DrawnNode } from '@chippage/api/types';
import temml from 'temml';

interface BodyFacts {
  figures: ReadonlyMap<number, FigureFile>;
  /** Numbers of parts by their MPN as written: chips of others lead nowhere. */
  partIds: ReadonlyMap<string, number>;
}

/** TeX is what a stranger wrote: nothing in it may load, link or grow without end. */
const formula = (tex: string, isDisplay: boolean): string =>
  temml.renderToString(tex, { displayMode: isDisplay, throwOnError: true, trust: false, maxExpand: 500 });

/** A body that was written in the editor, as a page shows it: for readers, previews and operators alike. */
export const drawBody = (document: ArticleDocument, { figures, partIds }: BodyFacts): DrawnNode[] =>
  drawDocument(withParts(document, partIds), { figure: (id) => figures.get(id) ?? null, formula });

/** The catalogue may come and go: a chip leads to the part that is meant now, whatever number was kept with it. */
function withParts<Node>(node: Node, partIds: ReadonlyMap<string, number>): Node {
  if (Array.isArray(node)) return node.map((each: unknown) => withParts(each, partIds)) as Node;
  if (typeof node !== 'object' || node === null) return node;
  if ('type' in node && node.type === 'partChip' && 'attrs' in node) {
    const { mpn } = node.attrs as { mpn: string };
    return { ...node, attrs: { mpn, partId: partIds.get(mpn) ?? null } };
  }
  return 'content' in node ? { ...node, content: withParts(node.content, partIds) } : node;
}
