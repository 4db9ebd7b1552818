import type { OrderRequestDetail } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import type { orderRequestPageMessages } from './messages.ts';

/** Where a request stands for who reads it: whose turn it is and until when, or what came of it. */
export function turnText(t: Translate<(typeof orderRequestPageMessages)['texts']>, request: OrderRequestDetail): string {
  const { state, isMine, requester, expireTime, cannotDecide, actions, decider, answer } = request;
  const asked = { who: requester.nickName, until: minuteOf(expireTime) };
  const decided = { who: decider?.nickName ?? '', answer: answer ?? '' };
  switch (state) {
    case 'waiting':
      if (cannotDecide === 'own') return t('turnOwn', asked);
      if (isMine) return t('turnWait', asked);
      if (cannotDecide === 'limit') return t('turnLimit', asked);
      return t(actions.includes('refuse') ? (request.payMethod === 'terms' ? 'turnDecideTerms' : 'turnDecide') : 'turnOther', asked);
    case 'approved':
      return t('turnApproved', decided);
    case 'refused':
      return t(isMine ? 'turnRefusedMine' : 'turnRefused', decided);
    case 'withdrawn':
      return t('turnWithdrawn');
    case 'expired':
      return t(isMine ? 'turnExpiredMine' : 'turnExpired');
  }
}
