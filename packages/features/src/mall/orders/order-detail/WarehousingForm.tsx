import type { OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useReturnFocus } from '@chippage/ui/focus';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderDetail.css.ts';

/** Who takes the parcels in, and under which number. */
export interface WarehousingInput {
  warehousingNo: string;
  forwarder: string;
}

interface WarehousingProps {
  order: Pick<OrderDetail, 'warehousingNo' | 'forwarder' | 'actions'>;
  /** Rejects with the server's refusal. Absent: it is only shown. */
  onSave?: ((input: WarehousingInput) => Promise<unknown>) | undefined;
}

const PATTERN = /^[\w-]{1,40}$/;

/** The number of the forwarder's warehouse: a text, and a form in its place while it may still be changed. */
export function Warehousing({ order: { warehousingNo, forwarder, actions }, onSave }: WarehousingProps) {
  const t = useMessages(orderDetailMessages);
  const [isOpen, setOpen] = useState(false);
  const opener = useReturnFocus(isOpen);
  if (isOpen && onSave) {
    return <WarehousingForm initial={{ warehousingNo: warehousingNo ?? '', forwarder: forwarder ?? '' }} onSave={onSave} onClose={() => setOpen(false)} />;
  }
  return (
    <span className={styles.inline}>
      {warehousingNo === null ? t('noWarehousingNo') : <span className={styles.code}>{warehousingNo}</span>}
      {onSave && actions.includes('set_warehousing_no') && (
        <Button ref={opener} variant="outline" size="sm" onPress={() => setOpen(true)}>
          {t(warehousingNo === null ? 'warehousingAdd' : 'warehousingEdit')}
        </Button>
      )}
    </span>
  );
}

function WarehousingForm({ initial, onSave, onClose }: { onSave: NonNullable<WarehousingProps['onSave']>; initial: WarehousingInput; onClose: () => void }) {
  const t = useMessages(orderDetailMessages);
  const [input, setInput] = useState(initial);
  const [isAttempted, setAttempted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const action = useAction();
  const number = input.warehousingNo.trim();
  const error = number === '' ? t('warehousingMissing') : PATTERN.test(number) ? undefined : t('warehousingWrong');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (error !== undefined) field.current?.focus();
    else if (await action.run('save', () => onSave({ warehousingNo: number, forwarder: input.forwarder.trim() }), null)) {
      // What goes away must not have the focus: a browser says so in the middle of React's work. The opener takes it next.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      onClose();
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {action.result && (
        <Alert tone="danger" live="assertive">
          {action.result.text}
        </Alert>
      )}
      <TextField
        label={t('warehousingNo')}
        isMono
        autoComplete="off"
        // Its opener was pressed.
        autoFocus
        value={input.warehousingNo}
        onChange={(warehousingNo) => setInput((was) => ({ ...was, warehousingNo }))}
        description={t('warehousingHint')}
        error={isAttempted ? error : undefined}
        inputRef={field}
      />
      <TextField label={t('forwarder')} value={input.forwarder} onChange={(forwarder) => setInput((was) => ({ ...was, forwarder }))} />
      <span className={styles.inline}>
        <Button type="submit" size="sm" isPending={action.pending !== null}>
          {t('save')}
        </Button>
        <Button size="sm" variant="plain" onPress={onClose}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
