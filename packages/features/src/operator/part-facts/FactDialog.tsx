import type { FactChange, OperatorFact } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Dialog, DialogFoot } from '@chippage/ui/Dialog';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { useDrafts } from '../../parts/form/DraftsProvider.tsx';
import { formDraft } from '../../parts/form/formDraft.ts';
import { emptyInput, FactForm, type FactInput } from './FactForm.tsx';
import type { FactActions } from './factWish.ts';
import { operatorPartMessages } from './messages.ts';
import * as styles from './OperatorPart.css.ts';
import { SourceWords } from './SourceWords.tsx';

interface FactDialogProps extends FactActions {
  fact: OperatorFact;
  partId: number;
  onClose: () => void;
  /** It is written: what changed. */
  onDone: (change: FactChange) => void;
}

/** Corrects a fact in two steps: the value with its source, then what would change, to be confirmed. */
export function FactDialog({ fact, partId, onTry, onCorrect, onClose, onDone }: FactDialogProps) {
  const t = useMessages(operatorPartMessages);
  const { isPending, failure, run, clear } = useAction();
  const [input, setInput] = useState<FactInput>(emptyInput);
  const form = useRef<HTMLDivElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  // With the value that the question named: what came meanwhile is not overwritten by pressing once more.
  const [tried, setTried] = useState<{ change: FactChange; was: string } | null>(null);
  const { field, name, text } = fact;
  const change = tried?.change ?? null;
  const draftKey = `fact:${partId}:${field}`;
  const drafts = useDrafts();
  const send = async ({ was, ...asked }: { change: FactChange; was: string }) => {
    if (!(await run('correct', () => onCorrect({ field, was, ...input })))) return;
    formDraft(drafts, draftKey, emptyInput).write({});
    onDone(asked.change);
  };
  const edit = () => {
    clear();
    // The field takes the focus once it is seen again.
    flushSync(() => setTried(null));
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  return (
    <Dialog
      isOpen
      size="md"
      title={change === null ? t('dialogTitle', { name }) : t('checkTitle', { name, to: change.to })}
      description={change === null ? t('dialogText', { value: text ?? t('unknown') }) : t('checkText')}
      closeLabel={t('close')}
      isKeyboardDismissDisabled={isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {/* It stays while the question stands: going back finds all that was typed. */}
      <div ref={form} hidden={tried !== null}>
        <FactForm
          fact={fact}
          draftKey={draftKey}
          onTry={onTry}
          onTried={(typed, found) => {
            flushSync(() => {
              setInput(typed);
              setTried({ change: found, was: fact.value });
            });
            confirm.current?.focus();
          }}
          onCancel={onClose}
        />
      </div>
      {tried !== null && change !== null && (
        <div className={styles.change}>
          <dl className={styles.values}>
            <dt className={styles.term}>{t('from')}</dt>
            <dd className={styles.detail}>{change.from ?? t('unknown')}</dd>
            <dt className={styles.term}>{t('to')}</dt>
            <dd className={styles.detail}>
              <strong>{change.to}</strong>
            </dd>
            <dt className={styles.term}>{t('sourceLabel')}</dt>
            <dd className={styles.detail}>
              <SourceWords source={input.source} />
            </dd>
            <dt className={styles.term}>{t('reasonLabel')}</dt>
            <dd className={styles.detail}>{input.reason}</dd>
          </dl>
          {change.doubt !== null && <Alert tone="warn">{change.doubt}</Alert>}
          <ActionAlert result={failure} />
          <DialogFoot>
            <Button variant="outline" isDisabled={isPending} onPress={edit}>
              {t('edit')}
            </Button>
            <Button ref={confirm} isPending={isPending} onPress={() => void send(tried)}>
              {t('confirm')}
            </Button>
          </DialogFoot>
        </div>
      )}
    </Dialog>
  );
}
