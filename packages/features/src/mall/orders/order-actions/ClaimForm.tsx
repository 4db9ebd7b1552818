import type { ClaimKind, ClaimRemedy, OrderRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { uploadFilesMessages } from '../../../parts/upload-files/messages.ts';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import type { Uploads } from '../../../parts/upload-files/useUploads.ts';
import { allOf, canExchange, claimableLines, claimProblems, type ClaimWish, mostOf, type Quantities, REASON, wishOf } from './claimInput.ts';
import * as styles from './Claim.css.ts';
import { orderClaimMessages } from './claim-words/messages.ts';

interface ClaimFormProps {
  order: Pick<OrderRow, 'claimKinds' | 'lines'>;
  kind: ClaimKind;
  onKindChange: (kind: ClaimKind) => void;
  remedy: ClaimRemedy;
  onRemedyChange: (remedy: ClaimRemedy) => void;
  quantities: Quantities;
  onQuantitiesChange: (quantities: Quantities) => void;
  reason: string;
  onReasonChange: (reason: string) => void;
  files: Uploads;
  isPending: boolean;
  failure: ActionResult | null;
  /** Gives up what was typed before; null when nothing was. */
  onForget: (() => void) | null;
  onNext: (wish: ClaimWish) => void;
  onCancel: () => void;
}

/** What is wrong, with which pieces, in words and pictures. */
export function ClaimForm({
  order,
  kind,
  onKindChange,
  remedy,
  onRemedyChange,
  quantities,
  onQuantitiesChange,
  reason,
  onReasonChange,
  files,
  isPending,
  failure,
  onForget,
  onNext,
  onCancel,
}: ClaimFormProps) {
  const t = useMessages(orderClaimMessages);
  const words = useMessages(uploadFilesMessages);
  const linesId = useId();
  const [isTried, setTried] = useState(false);
  const fields = useRef(new Map<number, HTMLInputElement>());
  const text = useRef<HTMLTextAreaElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const lines = claimableLines(kind, order.lines);
  const problems = claimProblems(kind, lines, quantities);
  const over = [...reason].length - REASON.most;
  const isShort = [...reason.trim()].length < REASON.least;
  const reasonError = over > 0 ? t('tooLong', { most: REASON.most, count: over }) : isTried && isShort ? t('claimTooShort') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    const wrong = problems.isEmpty ? lines[0]?.id : problems.lineIds[0];
    if (wrong !== undefined) fields.current.get(wrong)?.focus();
    else if (over > 0 || isShort) text.current?.focus();
    else if (files.isIncomplete) choose.current?.focus();
    else onNext(wishOf(kind, lines, quantities));
  };
  return (
    <FormColumn onSubmit={submit}>
      {onForget && <RestoredNote onForget={onForget} />}
      <ActionAlert result={failure} />
      <RadioGroup label={t('claimKind')} value={kind} onChange={(value) => onKindChange(order.claimKinds.find((each) => each === value) ?? 'other')}>
        {order.claimKinds.map((each) => (
          <Radio key={each} value={each}>
            {t(each)}
          </Radio>
        ))}
      </RadioGroup>
      {canExchange(kind) && (
        <RadioGroup
          label={t('claimRemedy')}
          orientation="horizontal"
          value={remedy}
          onChange={(value) => onRemedyChange(value === 'exchange' ? 'exchange' : 'refund')}
        >
          <Radio value="refund">{t('remedyRefund')}</Radio>
          <Radio value="exchange">{t('remedyExchange')}</Radio>
        </RadioGroup>
      )}
      <div role="group" aria-labelledby={linesId} className={styles.group}>
        <div className={styles.groupHead}>
          <h3 id={linesId} className={styles.groupTitle}>
            {t('claimLines')}
          </h3>
          {lines.length > 1 && (
            <Button variant="plain" size="sm" onPress={() => onQuantitiesChange(allOf(kind, lines))}>
              {t('claimAll')}
            </Button>
          )}
        </div>
        <ul className={styles.lines}>
          {lines.map((line) => {
            const most = mostOf(kind, line);
            return (
              <li key={line.id} className={styles.line}>
                <span className={styles.mpn} translate="no">
                  {line.mpn}
                </span>
                <TextField
                  label={t('claimQuantityOf', { mpn: line.mpn })}
                  isLabelHidden
                  description={t('claimMost', { most: formatNumber(most), unit: line.unit })}
                  size="sm"
                  isMono
                  inputMode="numeric"
                  placeholder="0"
                  suffix={<span className={styles.unit}>{line.unit}</span>}
                  value={quantities[line.id] ?? ''}
                  onChange={(value) => onQuantitiesChange({ ...quantities, [line.id]: value })}
                  error={isTried && problems.lineIds.includes(line.id) ? t('claimQuantityWrong', { most: formatNumber(most) }) : undefined}
                  inputRef={(field) => void (field ? fields.current.set(line.id, field) : fields.current.delete(line.id))}
                />
              </li>
            );
          })}
        </ul>
        {isTried && problems.isEmpty && (
          <Alert tone="danger" live="assertive">
            {t('claimNothing')}
          </Alert>
        )}
      </div>
      <TextArea
        label={t('claimReason')}
        description={t('claimExample')}
        value={reason}
        onChange={onReasonChange}
        maxCount={REASON.most}
        error={reasonError}
        inputRef={text}
      />
      {kind !== 'unshipped' && (
        <UploadFiles title={t('claimFiles')} files={files} problem={isTried && files.isIncomplete ? words('filesWaiting') : null} chooseRef={choose} />
      )}
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t(remedy === 'exchange' ? 'exchangeNext' : 'claimNext')} isPending={isPending} onCancel={onCancel} />
    </FormColumn>
  );
}
