import { diskLimits } from '@chippage/api/limits';
import type { DiskOutcomeKind } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { diskMessages } from './messages.ts';

/** Something that was not done, and why. */
export interface DiskProblem {
  name: string;
  outcome: Exclude<DiskOutcomeKind, 'done'>;
}

/** So many are told in one sentence. */
const NAMED = 3;

/** Why some were not done: the first few by name. */
export function problemWords(t: Translate<(typeof diskMessages)['texts']>, problems: readonly DiskProblem[]): string {
  const named = problems.slice(0, NAMED).map(({ name, outcome }) => t(outcome, { name, depth: diskLimits.depth, items: diskLimits.items }));
  const left = problems.length - NAMED;
  return named.join(t('between')) + (left > 0 ? t('more', { count: left }) : '');
}
