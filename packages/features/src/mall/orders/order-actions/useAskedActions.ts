import type { OrderRow } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import type { BuyerAction, BuyerActions } from './buyerActions.ts';
import { orderActionsMessages } from './messages.ts';
import type { AskedAction } from './OrderQuestions.tsx';

/** What a buyer started with an order. */
export interface AskedActions {
  action: Action;
  /** The one that a dialog asks about first. */
  asked: AskedAction | null;
  setAsked: (asked: AskedAction | null) => void;
  /** Starts one: asks about what cannot be taken back, does the rest at once. */
  start: (which: BuyerAction) => void;
}

/** Runs what a buyer does with an order, one at a time. */
export function useAskedActions({ id }: Pick<OrderRow, 'id'>, actions: Pick<BuyerActions, 'onBuyAgain' | 'onMakePi'>): AskedActions {
  const t = useMessages(orderActionsMessages);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const action = useAction();
  const start = (which: BuyerAction) => {
    if (which === 'close' || which === 'finish' || which === 'claim' || which === 'remove') {
      action.clear();
      setAsked(which);
    } else if (which === 'buy_again') void action.run(which, () => actions.onBuyAgain(id), null);
    else if (which === 'make_pi') void action.run(which, () => actions.onMakePi(id), t('piMade'));
  };
  return { action, asked, setAsked, start };
}
