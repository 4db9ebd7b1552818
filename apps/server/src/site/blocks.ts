import type { Block, Inline } from '@chippage/api/types';
import { marked, type Token, type Tokens } from 'marked';
import { readInlines } from './inlines.ts';
import type { FillIn } from './pageFacts.ts';

/** Deeper quotations and lists become text: nothing that a page needs. */
const DEEPEST = 4;

/**
 * Reads Markdown as the blocks that a page shows. HTML is only text here, and what names an unknown fact of the site is
 * left out: the paragraph, the list's item, the table's row.
 */
export function toBlocks(markdown: string, fill: FillIn): Block[] {
  const ids = new Map<string, number>();
  return withoutEmptyHeadings(marked.lexer(markdown, { gfm: true }).flatMap((token) => toBlock(token, fill, ids, 0)));
}

function toBlock(token: Token, fill: FillIn, ids: Map<string, number>, depth: number): Block[] {
  switch (token.type) {
    case 'heading': {
      const text = fill(plainText(readInlines(token.tokens ?? [])));
      return text === null || text === ''
        ? []
        : [{ kind: 'heading', level: Math.min(4, Math.max(2, (token as Tokens.Heading).depth)), text, id: idOf(text, ids) }];
    }
    case 'paragraph':
    case 'text':
      return paragraph('tokens' in token && token.tokens ? readInlines(token.tokens) : [plain(token.raw)], fill);
    case 'list':
      return depth < DEEPEST ? list(token as Tokens.List, fill, ids, depth) : [];
    case 'table':
      return table(token as Tokens.Table, fill);
    case 'blockquote': {
      const words = filled(readInlines(token.tokens?.flatMap((inner) => ('tokens' in inner ? (inner.tokens ?? []) : [])) ?? []), fill);
      return words === null || words.length === 0 ? [] : [{ kind: 'quote', words }];
    }
    case 'code':
      return paragraph([{ text: (token as Tokens.Code).text, style: 'code', href: null }], fill);
    case 'html':
      return paragraph([plain(token.raw.trim())], fill);
    default:
      return [];
  }
}

const plain = (text: string): Inline => ({ text, style: 'plain', href: null });
const plainText = (words: readonly Inline[]) => words.map(({ text }) => text).join('');

/** All words with their facts, or null when one is not known. */
function filled(words: readonly Inline[], fill: FillIn): Inline[] | null {
  const result: Inline[] = [];
  for (const word of words) {
    const text = fill(word.text);
    const href = word.href === null ? null : fill(word.href);
    if (text === null || (word.href !== null && href === null)) return null;
    result.push({ ...word, text, href });
  }
  return result;
}

function paragraph(words: Inline[], fill: FillIn): Block[] {
  const whole = filled(words, fill);
  return whole === null || plainText(whole).trim() === '' ? [] : [{ kind: 'paragraph', words: whole }];
}

/** Blocks of an item beyond its first line follow the list; the items stay one line each. */
function list(token: Tokens.List, fill: FillIn, ids: Map<string, number>, depth: number): Block[] {
  const after: Block[] = [];
  const items = token.items.flatMap((item) => {
    const [first, ...rest] = item.tokens.filter((inner) => inner.type !== 'space' && inner.type !== 'checkbox');
    const words = filled(first && 'tokens' in first && first.tokens ? readInlines(first.tokens) : [plain(first?.raw ?? '')], fill);
    if (words === null || plainText(words).trim() === '') return [];
    after.push(...rest.flatMap((inner) => toBlock(inner, fill, ids, depth + 1)));
    return [words];
  });
  return [...(items.length > 0 ? [{ kind: 'list' as const, isOrdered: token.ordered, items }] : []), ...after];
}

function table(token: Tokens.Table, fill: FillIn): Block[] {
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => filled(readInlines(cell.tokens), fill));
  const isWhole = (row: (Inline[] | null)[]): row is Inline[][] => row.every((cell) => cell !== null);
  const head = cells(token.header);
  const rows = token.rows.map(cells).filter(isWhole);
  return isWhole(head) && rows.length > 0 ? [{ kind: 'table', head, rows }] : [];
}

/** The heading's own words, so that links to it survive an edit elsewhere; a second one alike gets a number. */
function idOf(text: string, ids: Map<string, number>): string {
  const base =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'section';
  const count = (ids.get(base) ?? 0) + 1;
  ids.set(base, count);
  return count === 1 ? base : `${base}-${count}`;
}

/** A heading whose whole section was left out would promise what does not come. */
function withoutEmptyHeadings(blocks: Block[]): Block[] {
  return blocks.filter((block, at) => {
    if (block.kind !== 'heading') return true;
    const next = blocks[at + 1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
