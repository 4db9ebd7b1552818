import { registryCorrectionFormLimits } from '@chippage/api/limits';
import { registryBlocks } from '@chippage/api/registry';
import type { RegistryBlock, RegistryCorrectionForm } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { correctionFormMessages } from './messages.ts';

/** A correction as it is typed. */
export interface CorrectionInput {
  /** What the table is called. */
  part: string;
  content: string;
  isOwn: boolean;
}

/** What is sent of a correction. */
export type CorrectionWire = Omit<RegistryCorrectionForm, 'companyId'>;

/** How a table is called; null: what the register says of the company itself. */
export type PartName = (block: RegistryBlock | null) => string;

const parts: readonly (RegistryBlock | null)[] = [null, ...(Object.keys(registryBlocks) as RegistryBlock[])];

/** As many characters as a correction holds. */
export const MOST_CONTENT = registryCorrectionFormLimits.content.maxLength;

/** The names that a typed text may mean; all of them where it is one already. */
export function partChoices(nameOf: PartName, typed: string): string[] {
  const names = parts.map(nameOf);
  const text = typed.trim();
  return names.includes(text) ? names : names.filter((name) => name.includes(text));
}

/** The name that a typed text means: itself, or the only one left. */
export function meantPart(nameOf: PartName, typed: string): string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const choices = partChoices(nameOf, text);
  return choices.includes(text) ? text : choices.length === 1 ? choices[0] : undefined;
}

/** What is wrong with a correction. */
export function correctionProblems(
  t: Translate<(typeof correctionFormMessages)['texts']>,
  nameOf: PartName,
  { part, content }: CorrectionInput,
): Problems<CorrectionInput> {
  const length = [...content.trim()].length;
  return {
    part: part.trim() === '' ? t('partRequired') : meantPart(nameOf, part) === undefined ? t('partUnknown') : undefined,
    content: length === 0 ? t('contentRequired') : length > MOST_CONTENT ? t('contentTooLong', { most: MOST_CONTENT }) : undefined,
  };
}

/** What is sent. */
export function correctionWire(nameOf: PartName, { part, content, isOwn }: CorrectionInput, fileIds: number[]): CorrectionWire {
  const name = meantPart(nameOf, part);
  const block = parts.find((each) => nameOf(each) === name) ?? null;
  return { content: content.trim(), isOwn, fileIds, ...(block !== null && { block }) };
}
