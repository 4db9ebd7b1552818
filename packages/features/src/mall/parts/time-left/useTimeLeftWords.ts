import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { timeLeftMessages } from './messages.ts';
import { remainingOf } from './remaining.ts';

/** Says how long there is at least, of whole minutes. */
export function useTimeLeftWords(): (minutes: number) => string {
  const t = useMessages(timeLeftMessages);
  return (minutes) => {
    if (minutes <= 0) return t('over');
    const { unit, count } = remainingOf(minutes);
    return t(unit, { count });
  };
}
