import { promotionLimits } from '@chippage/api/limits';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { promotionDeskMessages } from './messages.ts';

/** What is chosen of an advertisement. */
export interface PromotionTyped {
  /** Number of the offer or goods; '' none yet. */
  thingId: string;
  startOn: string;
  endOn: string;
}

const DAY = 86_400_000;

/** What is wrong with it, in the order of the fields. The server knows what day it is. */
export function promotionProblems(
  t: Translate<(typeof promotionDeskMessages)['texts']>,
  { thingId, startOn, endOn }: PromotionTyped,
): Problems<PromotionTyped> {
  const days = (Date.parse(endOn) - Date.parse(startOn)) / DAY + 1;
  return {
    thingId: thingId === '' ? t('chooseRequired') : undefined,
    startOn: startOn === '' ? t('dayRequired') : undefined,
    endOn:
      endOn === ''
        ? t('dayRequired')
        : startOn === ''
          ? undefined
          : days < 1
            ? t('endBeforeStart')
            : days > promotionLimits.days
              ? t('tooLong', { days: promotionLimits.days })
              : undefined,
  };
}
