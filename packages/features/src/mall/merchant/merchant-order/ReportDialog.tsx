import { parcelReportLimits } from '@chippage/api/limits';
import type { Parcel } from '@chippage/api/types';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { Dialog } from '@chippage/ui/Dialog';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../../parts/form/useFormDraft.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { merchantOrderMessages } from './messages.ts';
import { useSent } from './useSent.ts';

/** What happened to a parcel. */
export interface ParcelNews {
  parcelId: number;
  place: string;
  text: string;
  isDelivered: boolean;
}

interface ReportDialogProps {
  isOpen: boolean;
  parcel: Parcel;
  isPending: boolean;
  failure: ActionResult | null;
  /** @returns whether it was done; until then what was typed is kept */
  onReport: (news: ParcelNews) => Promise<boolean>;
  onClose: () => void;
  /** Where the focus goes when the button is gone: a parcel that arrived has none. */
  returnFocusRef: RefObject<HTMLElement | null>;
}

const noNews: Omit<ParcelNews, 'parcelId'> = { place: '', text: '', isDelivered: false };
const MOST = parcelReportLimits.text.maxLength;
const MOST_PLACE = parcelReportLimits.place.maxLength;

/** Writes down what happened to a parcel, delivery included. */
export function ReportDialog({ isOpen, parcel, onClose, returnFocusRef, ...form }: ReportDialogProps) {
  const t = useMessages(merchantOrderMessages);
  const { no, carrier, trackingNo } = parcel;
  return (
    <Dialog
      isOpen={isOpen}
      title={t('reportTitle', { no })}
      description={t('reportLead', { carrier, trackingNo })}
      closeLabel={t('closeDialog')}
      onOpenChange={(isNow) => !isNow && onClose()}
      returnFocusRef={returnFocusRef}
    >
      <ReportForm parcel={parcel} {...form} onCancel={onClose} />
    </Dialog>
  );
}

function ReportForm({
  parcel,
  isPending,
  failure,
  onReport,
  onCancel,
}: Omit<ReportDialogProps, 'isOpen' | 'onClose' | 'returnFocusRef'> & { onCancel: () => void }) {
  const t = useMessages(merchantOrderMessages);
  const kept = useFormDraft(`parcel:${parcel.id}`, noNews);
  const { shown, isSent, send } = useSent({ input: kept.input, stands: parcel.state, isRestored: kept.isRestored });
  const { text, place, isDelivered } = shown.input;
  const change: typeof kept.change = (part) => !isSent && kept.change(part);
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const over = (words: string, most: number) => {
    const count = [...words].length - most;
    return count > 0 ? t('tooLong', { most, count }) : undefined;
  };
  const textError = over(text, MOST) ?? (isTried && text.trim() === '' ? t('eventMissing') : undefined);
  const placeError = over(place, MOST_PLACE);
  const cancel = () => {
    kept.forget();
    onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isSent) return;
    setTried(true);
    if (text.trim() === '' || textError !== undefined) field.current?.focus();
    else if (placeError === undefined)
      void send(() => onReport({ parcelId: parcel.id, place: place.trim(), text: text.trim(), isDelivered })).then((isDone) => isDone && kept.forget());
  };
  return (
    <FormColumn onSubmit={submit}>
      {shown.isRestored && <RestoredNote onForget={kept.forget} />}
      <TextField
        label={t('event')}
        placeholder={t('eventExample')}
        value={text}
        onChange={(typed) => change({ text: typed })}
        error={textError}
        inputRef={field}
        isRequired
        autoFocus
      />
      <TextField label={t('place')} placeholder={t('placeExample')} value={place} onChange={(typed) => change({ place: typed })} error={placeError} />
      {shown.stands !== 'delivered' && (
        <CheckboxField
          isSelected={isDelivered}
          // The words that nearly always belong to it; they can be changed.
          onChange={(isNow) => change({ isDelivered: isNow, ...(isNow && text.trim() === '' && { text: t('deliveredText') }) })}
        >
          {t('isDelivered')}
        </CheckboxField>
      )}
      <ActionAlert result={failure} />
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t('reportSend')} isPending={isPending} onCancel={cancel} />
    </FormColumn>
  );
}
