import type { DirectoryHint } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { brandFieldMessages } from './messages.ts';

/** What is typed of a brand. */
export interface BrandInput {
  /** As typed. */
  brand: string;
  /** The brand of the directory that was chosen; null: none yet. */
  brandId: number | null;
}

/** The brand that is meant: the one that was chosen, or one that is called exactly as typed. */
export function brandMeant({ brand, brandId }: BrandInput, hits: readonly DirectoryHint[]): number | null {
  const typed = brand.trim().toLowerCase();
  const isCalledSo = ({ name, fullName }: DirectoryHint) => [name, fullName ?? name].some((each) => each.toLowerCase() === typed);
  return brandId ?? hits.find(isCalledSo)?.id ?? null;
}

/** What is wrong with what was typed. */
export function brandProblem(t: Translate<(typeof brandFieldMessages)['texts']>, input: BrandInput, hits: readonly DirectoryHint[]): string | undefined {
  if (input.brand.trim() === '') return t('brandRequired');
  return brandMeant(input, hits) === null ? t('brandUnknown') : undefined;
}
