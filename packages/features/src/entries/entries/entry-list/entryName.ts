import type { Entry } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { entryListMessages } from './messages.ts';

/** What an entry is called: the company, with what it is said to sell. */
export function entryName(t: Translate<(typeof entryListMessages)['texts']>, { kind, name, nameCn, brandName, mpns }: Entry): string {
  const company = nameCn ?? name;
  if (kind === 'agent_brand' || kind === 'trader_brand') return t('ofBrand', { company, brand: brandName ?? t('brandGone') });
  if (kind !== 'trader_model') return company;
  const [mpn = '', ...others] = mpns;
  return others.length === 0 ? t('ofModel', { company, mpn }) : t('ofModels', { company, mpn, count: mpns.length });
}
