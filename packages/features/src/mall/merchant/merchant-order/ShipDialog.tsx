import type { Parcel } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Dialog } from '@chippage/ui/Dialog';
import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../../parts/form/useFormDraft.ts';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { merchantOrderMessages } from './messages.ts';
import { carriers, isUnusual } from './carriers.ts';
import * as styles from './MerchantOrder.css.ts';
import { checkShipment, draftOf, leftOf, type OpenLine, type ShipmentInput, shipmentOf } from './shipInput.ts';
import { useSent } from './useSent.ts';

/** Choice of a carrier that is not in the list. */
const OTHER = 'other';

interface ShipDialogProps {
  isOpen: boolean;
  orderNo: string;
  /** Lines of which something is left to send. */
  lines: readonly OpenLine[];
  /** What was sent before: its last carrier to begin with, its numbers not once more. */
  parcels: readonly Pick<Parcel, 'no' | 'carrier' | 'trackingNo'>[];
  isPending: boolean;
  failure: ActionResult | null;
  /** @returns whether it was done; until then what was typed is kept */
  onShip: (shipment: ShipmentInput) => Promise<boolean>;
  onClose: () => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Puts what is left, or a part of it, into a parcel. */
export function ShipDialog({ isOpen, onClose, returnFocusRef, ...form }: ShipDialogProps) {
  const t = useMessages(merchantOrderMessages);
  return (
    <Dialog
      isOpen={isOpen}
      title={t('shipTitle', { no: form.orderNo })}
      description={t('shipLead')}
      closeLabel={t('closeDialog')}
      isKeyboardDismissDisabled={form.isPending}
      onOpenChange={(isNow) => !isNow && onClose()}
      returnFocusRef={returnFocusRef}
    >
      <ShipForm {...form} onCancel={onClose} />
    </Dialog>
  );
}

interface ShipFormProps extends Pick<ShipDialogProps, 'orderNo' | 'lines' | 'parcels' | 'isPending' | 'failure' | 'onShip'> {
  onCancel: () => void;
}

function ShipForm({ orderNo, lines: linesNow, parcels: parcelsNow, isPending, failure, onShip, onCancel }: ShipFormProps) {
  const t = useMessages(merchantOrderMessages);
  const contentsId = useId();
  const [carrier] = useState(parcelsNow.at(-1)?.carrier ?? '');
  const kept = useFormDraft(`shipment:${orderNo}`, draftOf(linesNow, carrier));
  const { shown, isSent, send } = useSent({ draft: kept.input, lines: linesNow, parcels: parcelsNow, isRestored: kept.isRestored });
  const { draft, lines, parcels, isRestored } = shown;
  const change: typeof kept.change = (part) => !isSent && kept.change(part);
  const [isOther, setOther] = useState(false);
  const changeCarrier = (isOwn: boolean, name: string) => {
    if (!isSent) setOther(isOwn);
    change({ carrier: name });
  };
  const known = isOther ? undefined : carriers.find((each) => t(`carrier_${each.id}`) === draft.carrier);
  // The carrier of the parcel before may be one that is not in the list.
  const choice = known?.id ?? (isOther || draft.carrier !== '' ? OTHER : null);
  const select = useRef<HTMLDivElement>(null);
  const [isTried, setTried] = useState(false);
  const fields = useRef(new Map<string, HTMLInputElement>());
  const refOf = (name: string) => (field: HTMLInputElement | null) => void (field ? fields.current.set(name, field) : fields.current.delete(name));
  const problems = checkShipment(draft, lines, parcels);
  const cancel = () => {
    kept.forget();
    onCancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isSent) return;
    setTried(true);
    const [wrongLine] = problems.isEmpty ? lines.map(({ id }) => id) : problems.lineIds;
    const first = problems.carrier !== null ? 'carrier' : problems.trackingNo !== null ? 'trackingNo' : wrongLine === undefined ? null : String(wrongLine);
    if (first === null) void send(() => onShip(shipmentOf(draft, lines))).then((isDone) => isDone && kept.forget());
    else if (first === 'carrier' && choice !== OTHER) select.current?.querySelector('button')?.focus();
    else fields.current.get(first)?.focus();
  };
  return (
    <FormColumn onSubmit={submit}>
      {isRestored && <RestoredNote onForget={kept.forget} />}
      <div className={styles.pair}>
        <div className={styles.form}>
          <Select
            label={t('carrier')}
            placeholder={t('carrierChoose')}
            options={[...carriers.map((each) => ({ id: each.id, label: t(`carrier_${each.id}`) })), { id: OTHER, label: t('carrierOther') }]}
            value={choice}
            onChange={(value) => {
              const chosen = carriers.find((each) => each.id === value);
              changeCarrier(chosen === undefined, chosen ? t(`carrier_${chosen.id}`) : '');
            }}
            error={isTried && problems.carrier !== null && choice !== OTHER ? t('carrierMissing') : undefined}
            isRequired
            autoFocus={carrier === ''}
            ref={select}
          />
          {choice === OTHER && (
            <TextField
              label={t('carrierName')}
              placeholder={t('carrierExample')}
              value={draft.carrier}
              onChange={(value) => changeCarrier(true, value)}
              error={isTried && problems.carrier !== null ? t(problems.carrier) : undefined}
              inputRef={refOf('carrier')}
              isRequired
            />
          )}
        </div>
        <TextField
          label={t('trackingNo')}
          description={known && isUnusual(known.id, draft.trackingNo) ? t('trackingUnusual', { carrier: draft.carrier }) : t('trackingHint')}
          isMono
          value={draft.trackingNo}
          onChange={(value) => change({ trackingNo: value })}
          error={
            isTried && problems.trackingNo !== null
              ? t(problems.trackingNo === 'wrong' ? 'trackingWrong' : 'trackingUsed', { no: problems.usedBy ?? 0 })
              : undefined
          }
          inputRef={refOf('trackingNo')}
          isRequired
          autoFocus={carrier !== ''}
        />
      </div>
      <div role="group" aria-labelledby={contentsId}>
        <h3 id={contentsId} className={styles.groupTitle}>
          {t('contents')}
        </h3>
        <ul className={styles.contents}>
          {lines.map((line) => {
            const left = leftOf(line);
            const isWrong = problems.lineIds.includes(line.id);
            const words = t(line.cancelledQuantity > 0 ? 'leftAfterRefund' : 'left', {
              quantity: formatNumber(line.quantity),
              shipped: formatNumber(line.shippedQuantity),
              cancelled: formatNumber(line.cancelledQuantity),
              left: formatNumber(left),
            });
            return (
              <li key={line.id} className={styles.content}>
                <span className={styles.contentName} translate="no">
                  {line.mpn}
                </span>
                <TextField
                  label={t('quantityOf', { mpn: line.mpn })}
                  isLabelHidden
                  description={words}
                  size="sm"
                  isMono
                  inputMode="numeric"
                  suffix={<span className={styles.unit}>{line.unit}</span>}
                  value={draft.quantities[line.id] ?? ''}
                  onChange={(value) => change({ quantities: { ...draft.quantities, [line.id]: value } })}
                  error={isTried && isWrong ? t('quantityWrong', { left: formatNumber(left) }) : undefined}
                  inputRef={refOf(String(line.id))}
                />
              </li>
            );
          })}
        </ul>
        {isTried && problems.isEmpty && (
          <Alert tone="danger" live="assertive">
            {t('nothing')}
          </Alert>
        )}
      </div>
      <ActionAlert result={failure} />
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t('shipSend')} isPending={isPending} onCancel={cancel} />
    </FormColumn>
  );
}
