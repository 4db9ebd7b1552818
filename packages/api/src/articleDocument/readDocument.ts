import type { ArticleDocument, DocumentNode } from './documentTypes.ts';
import { headingId } from './drawDocument.ts';

const childrenOf = (node: DocumentNode): readonly DocumentNode[] => ('content' in node && node.content ? node.content : []);

/** Every node, parents before what is in them. */
function* nodesOf(node: DocumentNode): Generator<DocumentNode> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesOf(child);
}

/** Blocks that have a line of their own. */
const lines = new Set(['paragraph', 'heading', 'codeBlock', 'figure', 'blockFormula']);

function wordsOf(node: DocumentNode): string {
  switch (node.type) {
    case 'text':
      return node.text;
    case 'hardBreak':
      return '\n';
    case 'partChip':
      return node.attrs.mpn;
    case 'inlineFormula':
    case 'blockFormula':
      return node.attrs.tex;
    case 'figure':
      return [node.attrs.alt, node.attrs.caption].filter((text) => text !== '').join('\n');
    default:
      return childrenOf(node).map(wordsOf).join('');
  }
}

/** The words of an article, a line for each block: for search, counting and comparing. */
export function textOf(document: ArticleDocument): string {
  return [...nodesOf(document)]
    .filter(({ type }) => lines.has(type))
    .map(wordsOf)
    .join('\n');
}

/** Characters of an article without spaces: what a writer is told, and what is asked of a text that is handed in. */
export const lengthOf = (document: ArticleDocument): number => [...textOf(document).replaceAll(/\s/g, '')].length;

const unique = <Value>(values: Value[]): Value[] => [...new Set(values)];

/** The pictures of an article, each once. */
export const figureIds = (document: ArticleDocument): number[] =>
  unique([...nodesOf(document)].flatMap((node) => (node.type === 'figure' ? [node.attrs.figureId] : [])));

/** The part numbers that the writer let become chips, each once. */
export const chipMpns = (document: ArticleDocument): string[] =>
  unique([...nodesOf(document)].flatMap((node) => (node.type === 'partChip' ? [node.attrs.mpn] : [])));

/** The headings of an article, as `drawDocument` numbers them. */
export const headingsOf = (document: ArticleDocument): { id: string; text: string; level: number }[] =>
  [...nodesOf(document)]
    .filter((node) => node.type === 'heading')
    .map((node, index) => ({ id: headingId(index + 1), text: wordsOf(node), level: node.attrs.level }));
