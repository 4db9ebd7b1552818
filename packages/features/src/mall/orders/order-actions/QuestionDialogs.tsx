import { orderClosingLimits } from '@chippage/api/limits';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { late } from '@chippage/ui/late';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { orderActionsMessages } from './messages.ts';
import type { AskedAction, OrderQuestionsProps } from './OrderQuestions.tsx';

const MOST = orderClosingLimits.reason.maxLength;

const ClaimDialog = late(async () => (await import('./ClaimDialog.tsx')).ClaimDialog);

/** The dialogs that ask; the focus is on what changes nothing. */
export function QuestionDialogs({ order, asked, onAsked, action, actions, focusAfter }: OrderQuestionsProps) {
  const t = useMessages(orderActionsMessages);
  const { id, orderNo } = order;
  const [reason, setReason] = useState('');
  // What was asked for once stays, so that closing it gives the focus back.
  const [wanted, setWanted] = useState<readonly AskedAction[]>([]);
  if (asked !== null && !wanted.includes(asked)) setWanted([...wanted, asked]);
  const over = [...reason].length - MOST;
  const openOf = (which: AskedAction) => ({
    isOpen: asked === which,
    onOpenChange: (isOpen: boolean) => onAsked(isOpen ? which : null),
    returnFocusRef: focusAfter,
  });
  const run = async (which: AskedAction, call: () => Promise<unknown>, done: string | null) => {
    if (await action.run(which, call, done)) onAsked(null);
  };
  const { failure } = action;
  const failed = <ActionAlert result={failure} />;
  return (
    <>
      {wanted.includes('close') && (
        <ConfirmDialog
          {...openOf('close')}
          title={t('closeQuestion', { no: orderNo })}
          cancelLabel={t('keep')}
          confirmLabel={t('close')}
          isPending={action.pending === 'close'}
          onConfirm={() => over <= 0 && void run('close', () => actions.onClose(id, reason.trim()), t('closed'))}
        >
          <p>{t('closeText')}</p>
          <TextField
            label={t('closeReason')}
            placeholder={t('closeReasonExample')}
            value={reason}
            onChange={setReason}
            error={over > 0 ? t('tooLong', { most: MOST, count: over }) : undefined}
          />
          {failed}
        </ConfirmDialog>
      )}
      {wanted.includes('finish') && (
        <ConfirmDialog
          {...openOf('finish')}
          tone="accent"
          title={t('finishQuestion')}
          cancelLabel={t('notYet')}
          confirmLabel={t('finish')}
          isPending={action.pending === 'finish'}
          onConfirm={() => void run('finish', () => actions.onFinish(id), t('finished'))}
        >
          <p>{t('finishText')}</p>
          {failed}
        </ConfirmDialog>
      )}
      {wanted.includes('remove') && (
        <ConfirmDialog
          {...openOf('remove')}
          title={t('removeQuestion', { no: orderNo })}
          cancelLabel={t('keepRecord')}
          confirmLabel={t('remove')}
          isPending={action.pending === 'remove'}
          onConfirm={() => void run('remove', () => actions.onRemove(id), null)}
        >
          <p>{t('removeText')}</p>
          {failed}
        </ConfirmDialog>
      )}
      {wanted.includes('claim') && <ClaimDialog {...openOf('claim')} order={order} action={action} actions={actions} onClaimed={() => onAsked(null)} />}
    </>
  );
}
