import type { ArticleDocument, BlockNode } from '@chippage/api/articleDocument';
import { textOf } from '@chippage/api/articleDocument';
import { diffArrays, diffChars } from 'diff';

/** A piece of a line: in both, only in the older, only in the newer. */
export interface ComparedPiece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** What became of the blocks of a text, in their order. */
export type ComparedBlock =
  /** So many blocks are the same. */
  | { kind: 'same'; count: number }
  /** The words are the same, what they look like is not, or it is a thing without words. */
  | { kind: 'look'; text: string }
  | { kind: 'changed'; pieces: readonly ComparedPiece[] };

/** Above this many characters a block is compared whole: letter by letter would take seconds. */
const LONGEST = 2_000;

const wordsOf = (block: BlockNode): string => textOf({ type: 'doc', content: [block] });
const whole = (kind: ComparedPiece['kind'], block: BlockNode): ComparedBlock => ({ kind: 'changed', pieces: [{ kind, text: wordsOf(block) }] });

/** The pieces of two lines of words. */
export function comparePieces(before: string, after: string): ComparedPiece[] {
  if (before.length + after.length > LONGEST)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return diffChars(before, after).map(({ value, added, removed }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }));
}

function pair(before: BlockNode, after: BlockNode): ComparedBlock {
  const [old, own] = [wordsOf(before), wordsOf(after)];
  return old === own ? { kind: 'look', text: own } : { kind: 'changed', pieces: comparePieces(old, own) };
}

/** Compares two texts block by block, and the blocks that stand in the same place letter by letter. */
export function compareTexts(before: ArticleDocument, after: ArticleDocument): ComparedBlock[] {
  const found: ComparedBlock[] = [];
  const old = before.content.map((block) => JSON.stringify(block));
  const own = after.content.map((block) => JSON.stringify(block));
  let [at, to] = [0, 0];
  const gone: BlockNode[] = [];
  const come: BlockNode[] = [];
  const settle = () => {
    const pairs = Math.min(gone.length, come.length);
    for (let index = 0; index < pairs; index += 1) found.push(pair(gone[index] as BlockNode, come[index] as BlockNode));
    found.push(...gone.slice(pairs).map((block) => whole('removed', block)), ...come.slice(pairs).map((block) => whole('added', block)));
    gone.length = 0;
    come.length = 0;
  };
  for (const { added, removed, count } of diffArrays(old, own)) {
    if (removed) gone.push(...before.content.slice(at, at + count));
    else if (added) come.push(...after.content.slice(to, to + count));
    else {
      settle();
      found.push({ kind: 'same', count });
    }
    if (!added) at += count;
    if (!removed) to += count;
  }
  settle();
  return found;
}
