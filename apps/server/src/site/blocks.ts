import type { ArticleBlock, Block, Inline } from '@chippage/api/types';
import { Marked, marked, type Token, type Tokens } from 'marked';
import { formulaExtensions, formulaWord } from './formulas.ts';
import { readInlines } from './inlines.ts';
import type { FillIn } from './pageFacts.ts';

/** Deeper quotations and lists become text: nothing that a page needs. */
const DEEPEST = 4;

/**
 * Reads Markdown as the blocks that a page shows. HTML is only text here, and what names an unknown fact of the site is
 * left out: the paragraph, the list's item, the table's row.
 */
export function toBlocks(markdown: string, fill: FillIn): Block[] {
  return readBlocks(markdown, { fill, ids: new Map(), picture: null }).filter(isPageBlock);
}

/** A picture as it stands in a text: the address as written, the words for who cannot see it, its caption. */
export interface WrittenPicture {
  href: string;
  alt: string;
  caption: string | null;
}

/**
 * Reads Markdown as the blocks of an article: a page's, code, and pictures that stand alone in their paragraph.
 * @param picture What a picture becomes; null leaves it out.
 */
export function toArticleBlocks(markdown: string, picture: (written: WrittenPicture) => ArticleBlock | null): ArticleBlock[] {
  return readBlocks(markdown, { fill: (text) => text, ids: new Map(), picture });
}

interface Reading {
  fill: FillIn;
  ids: Map<string, number>;
  /** Null: a page, where code is words and pictures are not shown. */
  picture: ((written: WrittenPicture) => ArticleBlock | null) | null;
}

/** Articles hold formulae; in pages a dollar is one. */
const withFormulas = new Marked({ gfm: true, extensions: formulaExtensions });

const isPageBlock = (block: ArticleBlock): block is Block => block.kind !== 'image' && block.kind !== 'figure' && block.kind !== 'code';

const readBlocks = (markdown: string, reading: Reading): ArticleBlock[] =>
  withoutEmptyHeadings((reading.picture ? withFormulas.lexer(markdown) : marked.lexer(markdown, { gfm: true })).flatMap((token) => toBlock(token, reading, 0)));

function toBlock(token: Token, reading: Reading, depth: number): ArticleBlock[] {
  const { fill, ids, picture } = reading;
  switch (token.type) {
    case 'heading': {
      const text = fill(plainText(readInlines(token.tokens ?? [])));
      return text === null || text === ''
        ? []
        : [{ kind: 'heading', level: Math.min(4, Math.max(2, (token as Tokens.Heading).depth)), text, id: idOf(text, ids) }];
    }
    case 'paragraph':
    case 'text': {
      const [only, another] = 'tokens' in token ? (token.tokens ?? []) : [];
      if (picture && only?.type === 'image' && !another) {
        const { href, text, title } = only as Tokens.Image;
        const block = picture({ href, alt: text, caption: title || null });
        return block ? [block] : [];
      }
      return paragraph('tokens' in token && token.tokens ? readInlines(token.tokens) : [plain(token.raw)], fill);
    }
    case 'list':
      return depth < DEEPEST ? list(token as Tokens.List, reading, depth) : [];
    case 'table':
      return table(token as Tokens.Table, fill);
    case 'blockquote': {
      const words = filled(readInlines(token.tokens?.flatMap((inner) => ('tokens' in inner ? (inner.tokens ?? []) : [])) ?? []), fill);
      return words === null || words.length === 0 ? [] : [{ kind: 'quote', words }];
    }
    case 'code': {
      const { text, lang } = token as Tokens.Code;
      if (picture) return [{ kind: 'code', language: /^[\w+#-]{1,20}/.exec(lang ?? '')?.[0] ?? null, text }];
      return paragraph([{ text, style: 'code', href: null }], fill);
    }
    case 'formulaBlock':
      return [{ kind: 'paragraph', words: [formulaWord(token)] }];
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
function list(token: Tokens.List, reading: Reading, depth: number): ArticleBlock[] {
  const { fill } = reading;
  const after: ArticleBlock[] = [];
  const items = token.items.flatMap((item) => {
    const [first, ...rest] = item.tokens.filter((inner) => inner.type !== 'space' && inner.type !== 'checkbox');
    const words = filled(first && 'tokens' in first && first.tokens ? readInlines(first.tokens) : [plain(first?.raw ?? '')], fill);
    if (words === null || plainText(words).trim() === '') return [];
    after.push(...rest.flatMap((inner) => toBlock(inner, reading, depth + 1)));
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
function withoutEmptyHeadings(blocks: ArticleBlock[]): ArticleBlock[] {
  return blocks.filter((block, at) => {
    if (block.kind !== 'heading') return true;
    const next = blocks[at + 1];
    return next !== undefined && (next.kind !== 'heading' || next.level > block.level);
  });
}
