import type { ClaimKind, ClaimQuote, ClaimRemedy, OrderRow } from '@chippage/api/types';
import { type FormEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { isAmountOpen } from './claimInput.ts';
import * as styles from './Claim.css.ts';
import { orderClaimMessages } from './claim-words/messages.ts';

/** How the money goes back. */
const refundWays = { alipay: 'claimBackAlipay', transfer: 'claimBackTransfer', terms: 'claimBackTerms' } as const;

interface ClaimConfirmProps {
  order: Pick<OrderRow, 'currency' | 'payMethod'>;
  kind: ClaimKind;
  remedy: ClaimRemedy;
  quote: ClaimQuote;
  fileCount: number;
  isPending: boolean;
  failure: ActionResult | null;
  onBack: () => void;
  onSend: () => void;
}

/** What the claim comes to, before it leaves. */
export function ClaimConfirm({
  order: { currency, payMethod },
  kind,
  remedy,
  quote: { lines, freight, amount, refundedBefore },
  fileCount,
  isPending,
  failure,
  onBack,
  onSend,
}: ClaimConfirmProps) {
  const t = useMessages(orderClaimMessages);
  const title = useRef<HTMLHeadingElement>(null);
  // The fields that had the focus are gone.
  useEffect(() => title.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onSend();
  };
  return (
    <FormColumn onSubmit={submit}>
      <h3 ref={title} tabIndex={-1} className={styles.question}>
        {t.parts(remedy === 'exchange' ? 'exchangeQuestion' : 'claimQuestion', {
          amount: <Money key="amount" value={amount} currency={currency} tone="money" />,
        })}
      </h3>
      <dl className={styles.sums}>
        {lines.map((line) => (
          <div key={line.lineId}>
            <dt translate="no">{t('claimLineOf', { mpn: line.mpn, quantity: formatNumber(line.quantity), unit: line.unit })}</dt>
            <dd>{moneyText(line.amount, currency)}</dd>
          </div>
        ))}
        {Number(freight) > 0 && (
          <div>
            <dt>{t('claimFreight')}</dt>
            <dd>{moneyText(freight, currency)}</dd>
          </div>
        )}
      </dl>
      {refundedBefore !== null && (
        <p className={styles.note}>{t('claimCapped', { before: moneyText(refundedBefore, currency), amount: moneyText(amount, currency) })}</p>
      )}
      <p className={styles.note}>
        {t(remedy === 'exchange' ? 'exchangeHow' : refundWays[payMethod])}
        {remedy === 'refund' && isAmountOpen(kind) && t('claimOtherAmount')}
      </p>
      {fileCount > 0 && <p className={styles.note}>{t('claimFileCount', { count: fileCount })}</p>}
      <ActionAlert result={failure} />
      <DialogEnd cancelLabel={t('claimBack')} submitLabel={t('claimSend')} isPending={isPending} onCancel={onBack} />
    </FormColumn>
  );
}
