import { newTrendLimits, newTrendPictureLimits, newTrendPollLimits } from '@chippage/api/limits';
import type { NewTrend } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { trendFormMessages } from './messages.ts';

/** A post as it is typed. */
export interface TrendTyped {
  content: string;
  /** Part numbers and brands, with 、 between them. */
  tags: string;
  /** What each picture shows, by its number. */
  alts: Readonly<Record<string, string>>;
  hasPoll: boolean;
  /** One a line. */
  options: string;
  days: string;
  isGroupOnly: boolean;
}

/** Nothing typed. */
export const emptyTrend: TrendTyped = { content: '', tags: '', alts: {}, hasPoll: false, options: '', days: '3', isGroupOnly: false };

/** For how many days a poll can run. */
export const pollDays = ['1', '3', '7', '14'] as const;

const unique = (words: readonly string[]) => [...new Set(words.map((word) => word.trim()).filter((word) => word !== ''))];
/** The part numbers and brands that are typed. */
export const tagWords = ({ tags }: Pick<TrendTyped, 'tags'>): string[] => unique(tags.split(/[、,，;；\n#]/));
const linesOf = (options: string) =>
  options
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is wrong with it, in the order of the fields. */
export function trendProblems(t: Translate<typeof trendFormMessages.texts>, input: TrendTyped): Problems<TrendTyped> {
  const { content, tags } = newTrendLimits;
  const { options } = newTrendPollLimits;
  const lines = linesOf(input.options);
  const over = input.content.trim().length - content.maxLength;
  const isPollRight =
    lines.length >= options.minItems &&
    lines.length <= options.maxItems &&
    unique(lines).length === lines.length &&
    lines.every((line) => line.length <= options.items.maxLength);
  const found: Problems<TrendTyped> = {};
  if (input.content.trim() === '') found.content = t('contentMissing');
  else if (over > 0) found.content = t('contentLong', { count: over });
  if (Object.values(input.alts).some((alt) => alt.trim().length > newTrendPictureLimits.alt.maxLength)) found.alts = t('altLong');
  if (tagWords(input).length > tags.maxItems) found.tags = t('tagsMany');
  if (input.hasPoll && !isPollRight) found.options = t('optionsWrong');
  return found;
}

/** The same as the call takes it. */
export function trendWire(input: TrendTyped, pictureIds: readonly number[]): Pick<NewTrend, 'content' | 'pictures' | 'poll' | 'visibility'> {
  return {
    content: input.content.trim(),
    pictures: pictureIds.map((id) => ({ id, alt: (input.alts[id] ?? '').trim() })),
    ...(input.hasPoll && { poll: { options: linesOf(input.options), days: Number(input.days) } }),
    visibility: input.isGroupOnly ? 'group' : 'public',
  };
}
