import type { GoodsRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { PlusIcon, CloseIcon } from '@chippage/ui/Icon';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../../parts/form/useFormDraft.ts';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { merchantGoodsMessages } from './messages.ts';
import * as styles from './Terms.css.ts';
import { termsText } from './termsText.ts';
import { draftOfTerms, readTerms, type TermsField, type TermsInput, withStep } from './termsInput.ts';

export interface TermsDialogProps {
  /** As they were read last; what is typed stays when they are read anew. */
  goods: GoodsRow;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rejects with the server's refusal, whose words are shown. */
  onSave: (terms: TermsInput) => Promise<unknown>;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** The price ladder and the quantities of goods. */
export function TermsDialog({ goods, isOpen, onOpenChange, onSave, returnFocusRef }: TermsDialogProps) {
  const t = useMessages(merchantGoodsMessages);
  return (
    <Dialog
      title={t('termsTitle', { mpn: goods.mpn })}
      description={t('termsLead')}
      closeLabel={t('closeDialog')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      returnFocusRef={returnFocusRef}
    >
      {({ close }) => <TermsForm key={goods.id} goods={goods} onSave={onSave} onDone={close} />}
    </Dialog>
  );
}

function TermsForm({ goods, onSave, onDone }: Pick<TermsDialogProps, 'goods' | 'onSave'> & { onDone: () => void }) {
  const t = useMessages(merchantGoodsMessages);
  const ladderId = useId();
  const action = useAction();
  const { input: draft, change, isRestored, forget } = useFormDraft(`terms:${goods.id}`, draftOfTerms(goods));
  const [isTried, setTried] = useState(false);
  const [begunWith] = useState(goods.updateTime);
  const fields = useRef(new Map<TermsField, HTMLInputElement>());
  const add = useRef<HTMLButtonElement>(null);
  const read = readTerms(draft);
  const errorOf = (field: TermsField) => {
    const fault = isTried && 'faults' in read ? read.faults.get(field) : undefined;
    return fault && t(fault);
  };
  const refOf = (field: TermsField) => (element: HTMLInputElement | null) => void (element ? fields.current.set(field, element) : fields.current.delete(field));
  const setStep = (at: number, part: { quantity?: string; price?: string }) =>
    change({ ladder: draft.ladder.map((step, index) => (index === at ? { ...step, ...part } : step)) });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ('faults' in read) {
      const [first] = read.faults.keys();
      if (first !== undefined) fields.current.get(first)?.focus();
    } else if (await action.run('save', () => onSave(read.terms), null)) {
      forget();
      onDone();
    }
  };
  const plain = (name: 'moq' | 'multiple' | 'spq' | 'leadTimeDays', suffix: string) => (
    <TextField
      label={t(name)}
      description={t(`${name}Hint`)}
      isMono
      inputMode="numeric"
      suffix={<span className={styles.unit}>{suffix}</span>}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
      error={errorOf(name)}
      inputRef={refOf(name)}
    />
  );
  return (
    <FormColumn onSubmit={(event) => void submit(event)}>
      <ActionAlert result={action.failure} />
      {isRestored && <RestoredNote onForget={forget} />}
      {goods.updateTime !== begunWith && action.failure !== null && <Note>{t('termsNow', { terms: termsText(goods, t) })}</Note>}
      <div role="group" aria-labelledby={ladderId} className={styles.ladder}>
        <h3 id={ladderId} className={styles.title}>
          {t('ladder', { currency: goods.currency, tax: t(goods.taxMode) })}
        </h3>
        <ul className={styles.steps}>
          {draft.ladder.map(({ key, quantity, price }, at) => (
            <li key={key} className={styles.step}>
              <TextField
                label={t('stepQuantity', { no: at + 1 })}
                isMono
                inputMode="numeric"
                value={quantity}
                onChange={(value) => setStep(at, { quantity: value })}
                error={errorOf(`quantity${at}`)}
                inputRef={refOf(`quantity${at}`)}
              />
              <TextField
                label={t('stepPrice', { no: at + 1 })}
                isMono
                inputMode="decimal"
                value={price}
                onChange={(value) => setStep(at, { price: value })}
                error={errorOf(`price${at}`)}
                inputRef={refOf(`price${at}`)}
              />
              {draft.ladder.length > 1 && (
                <span className={styles.remove}>
                  <Button
                    variant="plain"
                    size="sm"
                    icon={<CloseIcon size={16} />}
                    aria-label={t('stepRemove', { no: at + 1 })}
                    onPress={() => {
                      change({ ladder: draft.ladder.filter((step) => step.key !== key) });
                      // The button goes away with its step.
                      add.current?.focus();
                    }}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
        <div>
          <Button ref={add} variant="outline" size="sm" icon={<PlusIcon size={16} />} onPress={() => change(withStep(draft))}>
            {t('stepAdd')}
          </Button>
        </div>
      </div>
      <div className={styles.pair}>
        {plain('moq', goods.unit)}
        {plain('multiple', goods.unit)}
        {plain('spq', goods.unit)}
        {plain('leadTimeDays', t('day'))}
      </div>
      <DialogEnd
        cancelLabel={t('cancel')}
        submitLabel={t('termsSave')}
        isPending={action.isPending}
        onCancel={() => {
          forget();
          onDone();
        }}
      />
    </FormColumn>
  );
}
