import { type ArticleDocument, checkDocument, documentLimits, lengthOf, textOf } from '@chippage/api/articleDocument';
import { articleWordsLimits as limits, ownArticleLimits } from '@chippage/api/limits';
import type { ArticleWords, OwnArticle, StoredFigure } from '@chippage/api/types';

/** What is written beside the text. */
export type ArticleFacts = Omit<ArticleWords, 'document'>;

/** Where an own article stands. */
export type OwnArticleFacts = Omit<OwnArticle, 'words' | 'parts' | 'figures' | 'corrections' | 'createTime'>;

/** What this browser keeps of an article that is not saved yet. */
export interface ArticleCopy {
  facts: ArticleFacts;
  document: ArticleDocument;
  figures: readonly StoredFigure[];
  /** The version that was changed; null: it was never saved. */
  baseVersion: number | null;
  /** Names the writing of it in one tab: a new article is begun once, and tabs keep their words beside each other. */
  writingKey: string;
  /** When it was kept. */
  time: string;
}

/** Where copies are kept, e.g. in IndexedDB; a store that is closed keeps nothing and throws nothing. */
export interface ArticleCopies {
  /** The newest copy of a text that no other tab is writing: it is this tab's from then on. */
  take: (text: string) => Promise<ArticleCopy | null>;
  set: (text: string, copy: ArticleCopy) => Promise<void>;
  remove: (text: string, writingKey: string) => Promise<void>;
}

/** A text with nothing in it. */
export const emptyText: ArticleDocument = { type: 'doc', content: [{ type: 'paragraph' }] };

/** An article that begins. */
export const emptyFacts: ArticleFacts = {
  title: '',
  summary: '',
  channelIds: [],
  coverId: null,
  origin: 'original',
  source: '',
  sourceUrl: '',
  licence: '',
  ai: 'none',
  tags: [],
  partIds: [],
  publishTime: null,
};

/** The text of an article as it came; what this editor does not know is an empty one. */
export function documentIn(value: unknown): ArticleDocument {
  const checked = checkDocument(value);
  return 'document' in checked ? checked.document : emptyText;
}

/** What can be wrong with what is handed in. */
export type ArticleField = 'title' | 'summary' | 'channelIds' | 'document' | 'source' | 'sourceUrl' | 'licence' | 'tags' | 'publishTime';

/** What is missing or too long before an article can be handed in, in the order of the screen. */
export type ArticleProblem =
  | 'titleMissing'
  | 'titleShort'
  | 'titleLong'
  | 'summaryMissing'
  | 'summaryShort'
  | 'summaryLong'
  | 'channelMissing'
  | 'textMissing'
  | 'textShort'
  | 'textLong'
  | 'sourceMissing'
  | 'addressMissing'
  | 'licenceMissing'
  | 'tagsMany'
  | 'timePast'
  | 'timeFar';

const { leastTitle, leastSummary, leastBody, scheduleDays } = ownArticleLimits;

/** The numbers in what is said of a problem. */
export const problemNumbers = {
  leastTitle,
  leastSummary,
  leastBody,
  scheduleDays,
  mostTitle: limits.title.maxLength,
  mostSummary: limits.summary.maxLength,
  mostTags: limits.tags.maxItems,
  mostTag: limits.tags.items.maxLength,
};

/** Checks an article before it is handed in. @param now Milliseconds since 1970. */
export function problemsOf(facts: ArticleFacts, document: ArticleDocument, now: number): Partial<Record<ArticleField, ArticleProblem>> {
  const found: Partial<Record<ArticleField, ArticleProblem>> = {};
  if (facts.title.trim() === '') found.title = 'titleMissing';
  else if ([...facts.title].length < leastTitle) found.title = 'titleShort';
  else if (facts.title.length > limits.title.maxLength) found.title = 'titleLong';
  const text = textOf(document);
  if (text.trim() === '') found.document = 'textMissing';
  else if (lengthOf(document) < leastBody) found.document = 'textShort';
  else if (text.length > documentLimits.text) found.document = 'textLong';
  if (facts.summary.trim() === '') found.summary = 'summaryMissing';
  else if ([...facts.summary].length < leastSummary) found.summary = 'summaryShort';
  else if (facts.summary.length > limits.summary.maxLength) found.summary = 'summaryLong';
  if (facts.channelIds.length === 0) found.channelIds = 'channelMissing';
  if (facts.origin !== 'original') {
    if (facts.source.trim() === '') found.source = 'sourceMissing';
    if (facts.origin !== 'authorised' && !/^https?:\/\/\S+$/.test(facts.sourceUrl)) found.sourceUrl = 'addressMissing';
    if (facts.licence.trim() === '') found.licence = 'licenceMissing';
  }
  if (facts.tags.length > limits.tags.maxItems || facts.tags.some((tag) => tag.length > limits.tags.items.maxLength)) found.tags = 'tagsMany';
  if (facts.publishTime !== null && Date.parse(facts.publishTime) <= now) found.publishTime = 'timePast';
  else if (facts.publishTime !== null && Date.parse(facts.publishTime) > now + scheduleDays * 86_400_000) found.publishTime = 'timeFar';
  return found;
}

/** Tags as they are typed, with commas between. */
export const tagsIn = (text: string): string[] => [...new Set(text.split(/[,，、;；\n]/).map((tag) => tag.trim()))].filter((tag) => tag !== '');
