import { registryQueryLimits } from '@chippage/api/limits';
import type { RegistryBudget } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { companyCheckMessages } from './messages.ts';

const { visitor, member } = registryQueryLimits;

/** What is left of today's queries, in words; null: not known yet; undefined: nobody asked, then how many there are. */
export function budgetText(t: Translate<(typeof companyCheckMessages)['texts']>, budget: RegistryBudget | null | undefined): string {
  if (budget === undefined) return t('budgetHome', { visitor, member });
  if (budget === null) return '';
  const { left, most, isMember } = budget;
  return isMember ? t('budgetMember', { left, most }) : t('budgetVisitor', { left, member });
}
