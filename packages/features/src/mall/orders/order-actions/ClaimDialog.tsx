import type { ClaimQuote, OrderRow } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Action } from '../../../parts/action/useAction.ts';
import { useDraft } from '../../../parts/form/useDraft.ts';
import { useUploads } from '../../parts/upload-files/useUploads.ts';
import type { BuyerActions } from './buyerActions.ts';
import { ClaimConfirm } from './ClaimConfirm.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { claimableLines, type ClaimWish, startingQuantities } from './claimInput.ts';
import { orderActionsMessages } from './messages.ts';

type Order = Pick<OrderRow, 'id' | 'claimKinds' | 'lines' | 'currency' | 'payMethod'>;

export interface ClaimDialogProps {
  order: Order;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  action: Action;
  actions: Pick<BuyerActions, 'onClaim' | 'onClaimQuote' | 'onClaimUpload' | 'drafts'>;
  /** The claim was handed in. */
  onClaimed: () => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks which pieces are wrong or not wanted any more, and names the amount before the claim leaves. */
export function ClaimDialog({ isOpen, onOpenChange, action, returnFocusRef, ...rest }: ClaimDialogProps) {
  const t = useMessages(orderActionsMessages);
  return (
    <Dialog
      title={t('claim')}
      description={t('claimLead')}
      closeLabel={t('closeDialog')}
      isOpen={isOpen}
      isKeyboardDismissDisabled={action.pending === 'claim'}
      onOpenChange={onOpenChange}
      returnFocusRef={returnFocusRef}
    >
      {({ close }) => <Claiming {...rest} action={action} onCancel={close} />}
    </Dialog>
  );
}

function Claiming({
  order,
  action,
  actions,
  onClaimed,
  onCancel,
}: Omit<ClaimDialogProps, 'isOpen' | 'onOpenChange' | 'returnFocusRef'> & { onCancel: () => void }) {
  const t = useMessages(orderActionsMessages);
  const { id, claimKinds, lines } = order;
  const [kind, setKind] = useState(claimKinds[0] ?? 'other');
  const [quantities, setQuantities] = useState(() => startingQuantities(kind, claimableLines(kind, lines)));
  const [quoted, setQuoted] = useState<{ wish: ClaimWish; quote: ClaimQuote } | null>(null);
  const reason = useDraft(actions.drafts, `claim:${id}`);
  const files = useUploads(actions.onClaimUpload);
  const ask = async (wish: ClaimWish) => {
    await action.run('quote', async () => setQuoted({ wish, quote: await actions.onClaimQuote(id, wish) }), null);
  };
  const send = async ({ wish, quote }: NonNullable<typeof quoted>) => {
    const claim = { ...wish, reason: reason.text.trim(), fileIds: files.sentIds, expected: quote.amount };
    if (!(await action.run('claim', () => actions.onClaim(id, claim), t('claimed')))) return;
    reason.forget();
    onClaimed();
  };
  if (quoted !== null)
    return (
      <ClaimConfirm
        order={order}
        quote={quoted.quote}
        fileCount={files.sentIds.length}
        isPending={action.pending === 'claim'}
        failure={action.failure}
        onBack={() => {
          action.clear();
          setQuoted(null);
        }}
        onSend={() => void send(quoted)}
      />
    );
  return (
    <ClaimForm
      order={order}
      kind={kind}
      onKindChange={(next) => {
        setKind(next);
        // What was not shipped and what came are different pieces.
        if ((next === 'unshipped') !== (kind === 'unshipped')) setQuantities(startingQuantities(next, claimableLines(next, lines)));
      }}
      quantities={quantities}
      onQuantitiesChange={setQuantities}
      reason={reason.text}
      onReasonChange={reason.setText}
      files={files}
      isPending={action.pending === 'quote'}
      failure={action.failure}
      onNext={(wish) => void ask(wish)}
      onCancel={onCancel}
    />
  );
}
