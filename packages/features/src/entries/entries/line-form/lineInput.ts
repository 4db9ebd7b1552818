import { entryLimits } from '@chippage/api/limits';
import type { DirectoryHint, Entry } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import { type BrandInput, brandMeant, brandProblem } from '../../parts/brand-field/brandInput.ts';
import type { brandFieldMessages } from '../../parts/brand-field/messages.ts';
import type { LineKind } from '../entryKinds.ts';
import type { lineFormMessages } from './messages.ts';

/** What is typed of what a company sells. */
export interface LineInput extends BrandInput {
  validTo: string;
  mpns: string;
  evidence: string;
}

/** What is sent of it. */
export interface LineWire {
  /** Null only where no brand is asked for. */
  brandId: number | null;
  validTo: string;
  mpns: string;
  evidence: string;
}

/** Part numbers that one entry names at most. */
export const MOST_MPNS: number = entryLimits.partNumbers;
/** The most signs that the server takes of them. */
const MOST_SIGNS = 6000;

/** The input for an entry that is put right, or an empty one. */
export const lineInputOf = (entry: Entry | null): LineInput => ({
  brand: entry?.brandName ?? '',
  brandId: entry?.brandId ?? null,
  validTo: entry?.validTo ?? '',
  mpns: entry?.mpns.join('\n') ?? '',
  evidence: entry?.evidence ?? '',
});

/** What is sent. */
export const lineWireOf = (input: LineInput, hits: readonly DirectoryHint[]): LineWire => ({
  brandId: brandMeant(input, hits),
  validTo: input.validTo,
  mpns: input.mpns.trim(),
  evidence: input.evidence.trim(),
});

/** What is wrong with what was typed of what is sold. */
export function lineProblems(
  t: Translate<(typeof lineFormMessages)['texts']>,
  brandWords: Translate<(typeof brandFieldMessages)['texts']>,
  { kind, hits }: { kind: LineKind; hits: readonly DirectoryHint[] },
  input: LineInput,
): Problems<LineInput> {
  const { mpns } = lineWireOf(input, hits);
  const mpnsProblem = () => (mpns === '' ? t('mpnsRequired') : mpns.length > MOST_SIGNS ? t('mpnsLong') : undefined);
  return kind === 'trader_model' ? { mpns: mpnsProblem() } : { brandId: brandProblem(brandWords, input, hits) };
}
