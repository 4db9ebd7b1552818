import type { ClaimQuote, OrderRow } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Action } from '../../../parts/action/useAction.ts';
import { useFormDraft } from '../../../parts/form/useFormDraft.ts';
import { useUploads } from '../../../parts/upload-files/useUploads.ts';
import type { BuyerActions } from './buyerActions.ts';
import { ClaimConfirm } from './ClaimConfirm.tsx';
import { ClaimForm } from './ClaimForm.tsx';
import { canExchange, type ClaimWish, claimDraftOf, startingClaim, withKind } from './claimInput.ts';
import { orderClaimMessages } from './claim-words/messages.ts';

type Order = Pick<OrderRow, 'id' | 'claimKinds' | 'lines' | 'currency' | 'payMethod'>;

export interface ClaimDialogProps {
  order: Order;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  action: Action;
  actions: Pick<BuyerActions, 'onClaim' | 'onClaimQuote' | 'onClaimUpload'>;
  /** The claim was handed in. */
  onClaimed: () => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks which pieces are wrong or not wanted any more, and names the amount before the claim leaves. */
export function ClaimDialog({ isOpen, onOpenChange, action, returnFocusRef, ...rest }: ClaimDialogProps) {
  const t = useMessages(orderClaimMessages);
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
  const t = useMessages(orderClaimMessages);
  const { id } = order;
  const { input, change, isRestored, forget: forgetInput } = useFormDraft(`claim:${id}`, { ...startingClaim(order), remedy: '' });
  const { kind, quantities, reason } = claimDraftOf(order, input);
  const remedy = input.remedy === 'exchange' && canExchange(kind) ? 'exchange' : 'refund';
  const [quoted, setQuoted] = useState<{ wish: ClaimWish; quote: ClaimQuote } | null>(null);
  const files = useUploads(actions.onClaimUpload, `claimFiles:${id}`);
  const forget = () => {
    forgetInput();
    files.forget();
  };
  const ask = async (pieces: ClaimWish) => {
    const wish: ClaimWish = remedy === 'exchange' ? { ...pieces, remedy } : pieces;
    await action.run('quote', async () => setQuoted({ wish, quote: await actions.onClaimQuote(id, wish) }), null);
  };
  const send = async ({ wish, quote }: NonNullable<typeof quoted>) => {
    const claim = { ...wish, reason: reason.trim(), fileIds: files.sentIds, expected: quote.amount };
    if (!(await action.run('claim', () => actions.onClaim(id, claim), t(wish.remedy === 'exchange' ? 'exchangeAsked' : 'claimed')))) return;
    forget();
    onClaimed();
  };
  if (quoted !== null)
    return (
      <ClaimConfirm
        order={order}
        kind={quoted.wish.kind}
        remedy={quoted.wish.remedy ?? 'refund'}
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
      onKindChange={(next) => change(withKind(order, { kind, quantities, reason }, next))}
      remedy={remedy}
      onRemedyChange={(next) => change({ remedy: next })}
      quantities={quantities}
      onQuantitiesChange={(next) => change({ kind, quantities: next })}
      reason={reason}
      onReasonChange={(next) => change({ reason: next })}
      onForget={isRestored || files.isRestored ? forget : null}
      files={files}
      isPending={action.pending === 'quote'}
      failure={action.failure}
      onNext={(wish) => void ask(wish)}
      onCancel={() => {
        forget();
        onCancel();
      }}
    />
  );
}
