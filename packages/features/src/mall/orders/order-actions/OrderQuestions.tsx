import type { OrderRow } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import { type RefObject, useState } from 'react';
import type { BuyerAction, BuyerActions } from './buyerActions.ts';
import type { useAction } from '../../../parts/action/useAction.ts';

/** Actions that are asked about before they are done. */
export type AskedAction = Extract<BuyerAction, 'close' | 'finish' | 'claim' | 'remove'>;

const QuestionDialogs = late(async () => (await import('./QuestionDialogs.tsx')).QuestionDialogs);

export interface OrderQuestionsProps {
  order: Pick<OrderRow, 'id' | 'orderNo' | 'claimKinds' | 'lines' | 'currency' | 'payMethod'>;
  asked: AskedAction | null;
  onAsked: (asked: AskedAction | null) => void;
  action: ReturnType<typeof useAction>;
  actions: Pick<BuyerActions, 'onClose' | 'onFinish' | 'onClaim' | 'onClaimQuote' | 'onClaimUpload' | 'onRemove'>;
  /** Where the focus goes when the button that asked is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What is asked before something that cannot be taken back. What was asked for once stays, so that closing it gives the focus back. */
export function OrderQuestions(props: OrderQuestionsProps) {
  const [isWanted, setWanted] = useState(false);
  if (props.asked !== null && !isWanted) setWanted(true);
  return isWanted && <QuestionDialogs {...props} />;
}
