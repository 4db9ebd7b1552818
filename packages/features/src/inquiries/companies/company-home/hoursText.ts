import type { Translate } from '../../../i18n/messages.ts';
import type { companyHomeMessages } from './messages.ts';

/** How long something takes, in the unit that one would say it in. */
export function hoursText(hours: number, t: Translate<(typeof companyHomeMessages)['texts']>): string {
  if (hours < 1) return t('minutes', { count: Math.max(1, Math.round(hours * 60)) });
  if (hours < 48) return t('hours', { count: Math.round(hours * 10) / 10 });
  return t('days', { count: Math.round((hours / 24) * 10) / 10 });
}
