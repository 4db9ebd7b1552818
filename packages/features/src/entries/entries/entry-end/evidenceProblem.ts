import type { Translate } from '../../../i18n/messages.ts';
import type { entryEndMessages } from './messages.ts';

/** The most words on where an entry can be checked. */
export const MOST_EVIDENCE = 500;

/** What is wrong with the words on where an entry can be checked. */
export function evidenceProblem(t: Translate<(typeof entryEndMessages)['texts']>, evidence: string): string | undefined {
  const written = evidence.trim();
  if (written === '') return t('evidenceRequired');
  return [...written].length > MOST_EVIDENCE ? t('evidenceLong') : undefined;
}
