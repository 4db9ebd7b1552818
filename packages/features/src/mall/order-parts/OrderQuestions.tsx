import type { OrderRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { TextField } from '@chippage/ui/TextField';
import { type RefObject, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { orderPartsMessages } from './messages.ts';
import type { OrderDeed, OrderDeeds } from './orderDeeds.ts';
import type { useDeed } from './useDeed.ts';

/** Deeds that are asked about before they are done. */
export type AskedDeed = Extract<OrderDeed, 'close' | 'finish' | 'claim' | 'remove'>;

const MOST = 200;

interface OrderQuestionsProps {
  order: Pick<OrderRow, 'id' | 'orderNo'>;
  asked: AskedDeed | null;
  onAsked: (asked: AskedDeed | null) => void;
  deed: ReturnType<typeof useDeed>;
  deeds: Pick<OrderDeeds, 'onClose' | 'onFinish' | 'onClaim' | 'onRemove'>;
  /** Where the focus goes when the button that asked is gone. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** What is asked before something that cannot be taken back; the focus is on what changes nothing. */
export function OrderQuestions({ order: { id, orderNo }, asked, onAsked, deed, deeds, focusAfter }: OrderQuestionsProps) {
  const t = useMessages(orderPartsMessages);
  const [reason, setReason] = useState('');
  const over = [...reason].length - MOST;
  const openOf = (which: AskedDeed) => ({
    isOpen: asked === which,
    onOpenChange: (isOpen: boolean) => onAsked(isOpen ? which : null),
    returnFocusRef: focusAfter,
  });
  const run = async (which: AskedDeed, call: () => Promise<unknown>, done: string | null) => {
    if (await deed.run(which, call, done)) onAsked(null);
  };
  const failure = deed.result?.tone === 'danger' ? deed.result : null;
  const failed = failure && (
    <Alert tone="danger" live="assertive">
      {failure.text}
    </Alert>
  );
  return (
    <>
      <ConfirmDialog
        {...openOf('close')}
        title={t('closeQuestion', { no: orderNo })}
        cancelLabel={t('keep')}
        confirmLabel={t('close')}
        isPending={deed.pending === 'close'}
        onConfirm={() => over <= 0 && void run('close', () => deeds.onClose(id, reason.trim()), t('closed'))}
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
      <ConfirmDialog
        {...openOf('finish')}
        tone="accent"
        title={t('finishQuestion')}
        cancelLabel={t('notYet')}
        confirmLabel={t('finish')}
        isPending={deed.pending === 'finish'}
        onConfirm={() => void run('finish', () => deeds.onFinish(id), t('finished'))}
      >
        <p>{t('finishText')}</p>
        {failed}
      </ConfirmDialog>
      <ConfirmDialog
        {...openOf('remove')}
        title={t('removeQuestion', { no: orderNo })}
        cancelLabel={t('keepRecord')}
        confirmLabel={t('remove')}
        isPending={deed.pending === 'remove'}
        onConfirm={() => void run('remove', () => deeds.onRemove(id), null)}
      >
        <p>{t('removeText')}</p>
        {failed}
      </ConfirmDialog>
      <ClaimDialog
        {...openOf('claim')}
        isPending={deed.pending === 'claim'}
        failure={failure}
        onClaim={(claim) => void run('claim', () => deeds.onClaim(id, claim), t('claimed'))}
      />
    </>
  );
}
