import type { TakeDownKind } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Select } from '@chippage/ui/Select';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { AnswerForm } from '../../parts/answer-form/AnswerForm.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { takeDownMessages } from './messages.ts';

/** What takes something off the site. */
export interface TakeDownWish {
  id: number;
  kind: TakeDownKind;
  reason: string;
}

interface TakeDownDialogProps {
  id: number;
  name: string;
  /** Rejects with the server's refusal. */
  onTakeDown: (wish: TakeDownWish) => Promise<unknown>;
  onClose: () => void;
  onDone: () => void;
}

const kinds = ['copyright', 'wrong', 'privacy', 'other'] as const satisfies readonly TakeDownKind[];

/** Asks why something is taken off the site: what visitors are told, and what only operators read. */
export function TakeDownDialog({ id, name, onTakeDown, onClose, onDone }: TakeDownDialogProps) {
  const t = useMessages(takeDownMessages);
  const { isPending, failure, run } = useAction();
  const [kind, setKind] = useState<TakeDownKind | null>(null);
  const [isTried, setTried] = useState(false);
  const kindField = useRef<HTMLDivElement>(null);
  const check = () => {
    setTried(true);
    if (kind === null) kindField.current?.querySelector('button')?.focus();
    return kind !== null;
  };
  const send = async (reason: string) => {
    const isDone = kind !== null && (await run('takeDown', () => onTakeDown({ id, kind, reason })));
    if (isDone) onDone();
    return isDone;
  };
  return (
    <Dialog
      isOpen
      size="md"
      role="alertdialog"
      title={t('title', { name })}
      description={t('text')}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <AnswerForm
        isInDialog
        draftKey={`takeDown:${name}:${id}`}
        label={t('reason')}
        description={t('reasonHint')}
        requiredMessage={t('reasonRequired')}
        submitLabel={t('takeDown')}
        tone="danger"
        minCount={2}
        maxCount={200}
        isPending={isPending}
        failure={failure}
        onSubmit={send}
        onCancel={onClose}
        onCheck={check}
      >
        <Select
          ref={kindField}
          label={t('kind')}
          placeholder={t('kindChoose')}
          options={kinds.map((each) => ({ id: each, label: t(each) }))}
          value={kind}
          onChange={(value) => setKind(kinds.find((each) => each === value) ?? null)}
          error={isTried && kind === null ? t('kindRequired') : undefined}
          isRequired
          autoFocus
        />
      </AnswerForm>
    </Dialog>
  );
}
