import type { ArticleBlock, Inline, TocEntry } from '@chippage/api/types';
import { toArticleBlocks, type WrittenPicture } from '../../site/blocks.ts';
import { isOwnPath, isPageAddress } from '../../platform/webAddress.ts';

/** Part numbers stand in a text as `[[LM317T]]`. */
const PART = /\[\[([^[\]\n]{2,60})\]\]/g;

/** An article's words as they are kept and searched. */
export interface ArticleText {
  blocks: ArticleBlock[];
  plainText: string;
  /** Part numbers in the body, each once. */
  mpns: string[];
}

/** Reads an article's Markdown. HTML in it is only text; what is kept has no markup at all. */
export function readArticle(markdown: string, picture: (written: WrittenPicture) => ArticleBlock | null): ArticleText {
  const blocks = toArticleBlocks(markdown, picture);
  const text = blocks.map(textOf).join('\n');
  return { blocks, plainText: text.replaceAll(PART, '$1'), mpns: [...new Set([...text.matchAll(PART)].map(([, mpn = '']) => mpn.trim()))] };
}

const words = (inlines: readonly Inline[]) => inlines.map(({ text }) => text).join('');

/** A block's words, without those of its address. */
function textOf(block: ArticleBlock): string {
  switch (block.kind) {
    case 'heading':
    case 'code':
      return block.text;
    case 'paragraph':
    case 'quote':
      return words(block.words);
    case 'list':
      return block.items.map(words).join('\n');
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(words).join(' ')).join('\n');
    case 'image':
    case 'figure':
      return [block.alt, block.caption ?? ''].join('\n');
  }
}

/** Changes the words of a block, wherever it has any. */
function withWords(block: ArticleBlock, change: (inlines: Inline[]) => Inline[]): ArticleBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'quote':
      return { ...block, words: change(block.words) };
    case 'list':
      return { ...block, items: block.items.map(change) };
    case 'table':
      return { ...block, head: block.head.map(change), rows: block.rows.map((row) => row.map(change)) };
    default:
      return block;
  }
}

const isHref = (href: string) => /^mailto:[^\s<>"]+@[^\s<>"]+$/i.test(href) || isPageAddress(href) || isOwnPath(href);
const isPicture = (src: string) => isOwnPath(src) || (/^https:/i.test(src) && isPageAddress(src));

/**
 * Blocks as a page shows them: part numbers become chips where the catalogue knows them, and every address is judged
 * again, so that a row that was written in another way carries nothing in.
 * @param partIds Numbers of parts by their MPN as written.
 */
export function toShownBlocks(blocks: readonly ArticleBlock[], partIds: ReadonlyMap<string, number>): ArticleBlock[] {
  return blocks
    .filter((block) => (block.kind !== 'image' && block.kind !== 'figure') || isPicture(block.src))
    .map((block) => withWords(block, (inlines) => inlines.flatMap((inline) => withChips(safe(inline), partIds))));
}

const safe = ({ text, style, href, math }: Inline): Inline => ({ text, style, href: href !== null && isHref(href) ? href : null, ...(math && { math }) });

function withChips(inline: Inline, partIds: ReadonlyMap<string, number>): Inline[] {
  if (inline.math) return [inline];
  // Odd pieces are what stood in brackets.
  return inline.text.split(PART).flatMap((text, at): Inline[] => {
    if (text === '') return [];
    const partId = at % 2 === 1 ? partIds.get(text.trim()) : undefined;
    return [{ ...inline, text: at % 2 === 1 ? text.trim() : text, ...(partId !== undefined && inline.href === null && { partId }) }];
  });
}

/** Headings of the first two levels. */
export const tocOf = (blocks: readonly ArticleBlock[]): TocEntry[] =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level <= 3 ? [{ id: block.id, text: block.text, level: block.level }] : []));

const CHARACTERS_A_MINUTE = 400;

/** Minutes to read a body, at least one. */
export const readingMinutes = (plainText: string): number => Math.max(1, Math.round(plainText.replaceAll(/\s/g, '').length / CHARACTERS_A_MINUTE));
