import { orderRequestApprovalLimits, orderRequestRefusalLimits } from '@chippage/api/limits';
import type { OrderRequestAction, OrderRequestDetail } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { AnswerForm } from '../../../parts/answer-form/AnswerForm.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { ChangeForm } from './ChangeForm.tsx';
import { orderRequestPageMessages } from './messages.ts';
import { totalsText } from './requestChanges.ts';
import type { RequestDeeds } from './requestDeeds.ts';

export interface RequestDialogProps {
  /** As it was read last. */
  request: OrderRequestDetail;
  deed: OrderRequestAction;
  deeds: RequestDeeds;
  /** It was done: in words. */
  onDone: (said: string) => void;
  onClose: () => void;
  /** Where focus goes when the button that opened it went away. */
  returnFocusRef?: RefObject<HTMLElement | null>;
}

/** Asks before something is done with a request; what is approved is named with its exact amounts. */
export function RequestDialog({ request, deed, deeds, onDone, onClose, returnFocusRef }: RequestDialogProps) {
  const t = useMessages(orderRequestPageMessages);
  const action = useAction(t('failedAction'));
  const { id, requester, orders, isFromCart, payHours } = request;
  const done = (said: string) => {
    onDone(said);
    onClose();
  };
  const decide = (what: () => Promise<unknown>, said: string) =>
    action.run(deed, async () => {
      await what();
      done(said);
    });
  const withdrawn = t(isFromCart ? 'withdrewCart' : 'withdrew');
  return (
    <Dialog title={t(`${deed}Title`)} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} returnFocusRef={returnFocusRef}>
      {deed === 'approve' && (
        <>
          <Note>
            {request.payMethod === 'terms'
              ? t('approveTextTerms', { who: requester.nickName, count: orders.length, totals: totalsText(request) })
              : t('approveText', { who: requester.nickName, count: orders.length, totals: totalsText(request), hours: payHours })}
          </Note>
          <AnswerForm
            draftKey={`approval:${id}:approve`}
            label={t('approveNote')}
            description={t('approveNoteHint')}
            submitLabel={t('approveSubmit')}
            maxCount={orderRequestApprovalLimits.note.maxLength}
            rows={2}
            isInDialog
            isPending={action.isPending}
            failure={action.failure}
            onSubmit={(note) => decide(() => deeds.onApprove(request, note), t('approved'))}
            onCancel={onClose}
          />
        </>
      )}
      {deed === 'refuse' && (
        <AnswerForm
          draftKey={`approval:${id}:refuse`}
          label={t('refuseReason')}
          description={t('refuseReasonHint')}
          submitLabel={t('refuseSubmit')}
          requiredMessage={t('refuseMissing')}
          minCount={orderRequestRefusalLimits.reason.minLength}
          maxCount={orderRequestRefusalLimits.reason.maxLength}
          tone="danger"
          isInDialog
          isPending={action.isPending}
          failure={action.failure}
          onSubmit={(reason) => decide(() => deeds.onRefuse(request, reason), t('refused'))}
          onCancel={onClose}
        />
      )}
      {deed === 'withdraw' && (
        <FormColumn
          gap="sm"
          onSubmit={(event) => {
            event.preventDefault();
            void decide(() => deeds.onWithdraw(id), withdrawn);
          }}
        >
          <Note>{t(isFromCart ? 'withdrawCart' : 'withdrawText')}</Note>
          <ActionAlert result={action.failure} />
          <DialogEnd cancelLabel={t('cancel')} submitLabel={t('withdrawSubmit')} tone="danger" isPending={action.isPending} onCancel={onClose} />
        </FormColumn>
      )}
      {deed === 'change' && (
        <ChangeForm
          request={request}
          onChange={async (lines, note) => {
            await deeds.onChange(id, lines, note);
            done(t('changed'));
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
