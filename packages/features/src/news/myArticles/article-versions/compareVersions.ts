import type { ArticleDocument } from '@chippage/api/articleDocument';
import { type ArticleFacts, documentIn } from '../article-editor/articleWords.ts';
import { comparePieces, compareTexts } from './compareTexts.ts';

/** Compared letter by letter. */
const written = [
  ['factTitle', ({ title }: ArticleFacts) => title],
  ['factSummary', ({ summary }: ArticleFacts) => summary],
  ['factTags', ({ tags }: ArticleFacts) => tags.join('，')],
  ['factSource', ({ source, sourceUrl, licence }: ArticleFacts) => [source, sourceUrl, licence].join(' ').trim()],
] as const;

/** Chosen and not written: only that it is another is said. */
const chosen = [
  ['factChannels', ({ channelIds }: ArticleFacts) => channelIds.join()],
  ['factCover', ({ coverId }: ArticleFacts) => coverId],
  ['factOrigin', ({ origin }: ArticleFacts) => origin],
  ['factAi', ({ ai }: ArticleFacts) => ai],
  ['factParts', ({ partIds }: ArticleFacts) => partIds.join()],
  ['factTime', ({ publishTime }: ArticleFacts) => publishTime],
] as const;

/** Compares a kept version with what stands now: what was written, what was chosen, and the text. */
export function compareVersions(before: { facts: ArticleFacts; document: unknown }, now: { facts: ArticleFacts; document: ArticleDocument }) {
  const facts = written.flatMap(([name, of]) => (of(before.facts) === of(now.facts) ? [] : [{ name, pieces: comparePieces(of(before.facts), of(now.facts)) }]));
  const choices = chosen.flatMap(([name, of]) => (of(before.facts) === of(now.facts) ? [] : [name]));
  const blocks = compareTexts(documentIn(before.document), documentIn(now.document));
  return { facts, choices, blocks, isSame: facts.length === 0 && choices.length === 0 && blocks.every(({ kind }) => kind === 'same') };
}

/** What differs between a kept version and what stands now. */
export type VersionDifference = ReturnType<typeof compareVersions>;
