import { claimFormLimits } from '@chippage/api/limits';
import type { ClaimKind, OrderRow } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { DialogEnd } from '../../parts/dialog-end/DialogEnd.tsx';
import { orderActionsMessages } from './messages.ts';
import type { ClaimInput } from './buyerActions.ts';
import type { ActionResult } from '../../../parts/action/useAction.ts';

const LEAST = 5;
const MOST = claimFormLimits.reason.maxLength;

export interface ClaimDialogProps {
  /** What the claim can be about now. */
  kinds: OrderRow['claimKinds'];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isPending: boolean;
  failure: ActionResult | null;
  onClaim: (claim: ClaimInput) => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks what is wrong with what came, or why what did not come is not wanted any more. */
export function ClaimDialog({ kinds, isOpen, onOpenChange, isPending, failure, onClaim, returnFocusRef }: ClaimDialogProps) {
  const t = useMessages(orderActionsMessages);
  return (
    <Dialog
      title={t('claim')}
      description={t('claimLead')}
      closeLabel={t('closeDialog')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocusRef={returnFocusRef}
    >
      {({ close }) => <ClaimForm kinds={kinds} isPending={isPending} failure={failure} onClaim={onClaim} onCancel={close} />}
    </Dialog>
  );
}

function ClaimForm({
  kinds,
  isPending,
  failure,
  onClaim,
  onCancel,
}: Pick<ClaimDialogProps, 'kinds' | 'isPending' | 'failure' | 'onClaim'> & { onCancel: () => void }) {
  const t = useMessages(orderActionsMessages);
  const [kind, setKind] = useState<ClaimKind>(kinds[0] ?? 'other');
  const [reason, setReason] = useState('');
  const [isAttempted, setAttempted] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const length = [...reason.trim()].length;
  const over = [...reason].length - MOST;
  const error = over > 0 ? t('tooLong', { most: MOST, count: over }) : isAttempted && length < LEAST ? t('claimTooShort') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setAttempted(true);
    if (over > 0 || length < LEAST) field.current?.focus();
    else onClaim({ kind, reason: reason.trim() });
  };
  return (
    <FormColumn onSubmit={submit}>
      <ActionAlert result={failure} />
      <RadioGroup label={t('claimKind')} value={kind} onChange={(value) => setKind(kinds.find((each) => each === value) ?? 'other')}>
        {kinds.map((each) => (
          <Radio key={each} value={each}>
            {t(each)}
          </Radio>
        ))}
      </RadioGroup>
      <TextArea label={t('claimReason')} description={t('claimExample')} value={reason} onChange={setReason} maxCount={MOST} error={error} inputRef={field} />
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t('claimSend')} isPending={isPending} onCancel={onCancel} />
    </FormColumn>
  );
}
