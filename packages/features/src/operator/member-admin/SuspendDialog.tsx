import type { OperatorMember } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { memberAdminMessages } from './messages.ts';

/** What stops an account. */
export interface Suspension {
  id: number;
  reason: string;
}

export interface SuspendDialogProps {
  member: OperatorMember;
  /** Rejects with the server's refusal, e.g. `member.self`. */
  onSuspend: (suspension: Suspension) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

/** Asks for the reason and names whom it will meet, in the question and on the button. */
export function SuspendDialog({ member: { id, nickName, mobile }, onSuspend, onClose, onDone }: SuspendDialogProps) {
  const t = useMessages(memberAdminMessages);
  const { isPending, failure, run } = useAction();
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      title={t('dialogTitle', { name: nickName })}
      description={t('dialogText', { name: nickName, id, mobile: mobile ?? t('none') })}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <AnswerForm
        isInDialog
        draftKey={`suspend:${id}`}
        label={t('reasonLabel')}
        description={t('reasonHint')}
        requiredMessage={t('reasonRequired')}
        submitLabel={t('confirm', { name: nickName })}
        tone="danger"
        minCount={2}
        maxCount={200}
        isPending={isPending}
        failure={failure}
        onSubmit={async (reason) => {
          const isDone = await run('suspend', () => onSuspend({ id, reason }));
          if (isDone) onDone();
          return isDone;
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
