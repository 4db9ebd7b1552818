import { POINTS_A_CASE, registryScoreFull, registryScoreMost } from '@chippage/api/registry';
import type { RegistryScorePart, RegistryScoreTerm } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import type { registryScoreMessages } from './messages.ts';

type Words = Translate<(typeof registryScoreMessages)['texts']>;

/** The fact of a term, in words. */
export function factOf(t: Words, { term, value }: RegistryScorePart): string {
  if (value === null) return t('unknown');
  if (term === 'state') return t(value > 0 ? 'stateGood' : 'stateBad');
  return t(`${term}Fact`, { value: formatNumber(value) });
}

/** How the points of a term are reached, with the numbers that the calculation itself uses. */
export function formulaOf(t: Words, term: RegistryScoreTerm): string {
  const most = registryScoreMost[term];
  if (term === 'age') return t('ageFormula', { most, full: registryScoreFull.age });
  if (term === 'insured_staff') return t('insured_staffFormula', { most, full: registryScoreFull.insured_staff });
  if (term === 'cases') return t('casesFormula', { most, each: POINTS_A_CASE });
  return t(`${term}Formula`, { most });
}
