import { Button } from '@chippage/ui/Button';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useFormDraft } from '../../../parts/form/useFormDraft.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { orderDetailMessages } from './messages.ts';

/** Who carries a parcel, and under which number. */
export interface ParcelNumberInput {
  carrier: string;
  trackingNo: string;
}

interface ParcelNumberFormProps {
  /** What is typed stays under this name until it is sent. */
  draftKey: string;
  lead?: string;
  submitLabel: string;
  isPending: boolean;
  /** @returns whether it was done */
  onSend: (parcel: ParcelNumberInput) => Promise<boolean>;
}

const MOST_CARRIER = 40;
const isNumber = (text: string) => /^[A-Za-z0-9-]{4,40}$/.test(text);

/** Asks for the carrier and number of a parcel of an exchange. */
export function ParcelNumberForm({ draftKey, lead, submitLabel, isPending, onSend }: ParcelNumberFormProps) {
  const t = useMessages(orderDetailMessages);
  const { input, change, forget } = useFormDraft(draftKey, { carrier: '', trackingNo: '' });
  const [isTried, setTried] = useState(false);
  const carrierField = useRef<HTMLInputElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const carrier = input.carrier.trim();
  const trackingNo = input.trackingNo.trim();
  const wrongCarrier = carrier === '' ? 'parcelCarrierMissing' : [...carrier].length > MOST_CARRIER ? 'parcelCarrierLong' : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (wrongCarrier !== null) carrierField.current?.focus();
    else if (!isNumber(trackingNo)) numberField.current?.focus();
    else void onSend({ carrier, trackingNo }).then((isDone) => isDone && forget());
  };
  return (
    <FormColumn onSubmit={submit}>
      {lead !== undefined && <Note>{lead}</Note>}
      <TextField
        label={t('parcelCarrier')}
        placeholder={t('parcelCarrierExample')}
        value={input.carrier}
        onChange={(value) => change({ carrier: value })}
        error={isTried && wrongCarrier !== null ? t(wrongCarrier) : undefined}
        inputRef={carrierField}
        isRequired
      />
      <TextField
        label={t('parcelNo')}
        description={t('parcelNoHint')}
        isMono
        autoComplete="off"
        value={input.trackingNo}
        onChange={(value) => change({ trackingNo: value })}
        error={isTried && !isNumber(trackingNo) ? t('parcelNoWrong') : undefined}
        inputRef={numberField}
        isRequired
      />
      <div>
        <Button type="submit" isPending={isPending}>
          {submitLabel}
        </Button>
      </div>
    </FormColumn>
  );
}
