import { claimAnswerLimits } from '@chippage/api/limits';
import type { Claim, OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { late } from '@chippage/ui/late';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useFormDraft } from '../../../parts/form/useFormDraft.ts';
import type { OnFile } from '../../orders/order-detail/FileLink.tsx';
import { ParcelNumberForm, type ParcelNumberInput } from '../../orders/order-detail/ParcelNumberForm.tsx';
import { OrderClaim } from '../../orders/order-detail/OrderClaim.tsx';
import { type ClaimAnswer, differenceOf, isAmountFixed, mostToRefund, refundAmountOf } from './claimAnswer.ts';
import { merchantOrderMessages } from './messages.ts';
import * as styles from './MerchantOrder.css.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** How the money goes back. */
const refundWays = { alipay: 'decideRefundAlipay', transfer: 'decideRefundTransfer', terms: 'decideRefundTerms' } as const;

interface ClaimCardProps {
  order: Pick<OrderDetail, 'actions' | 'total' | 'refunded' | 'currency' | 'payMethod'>;
  claim: Claim;
  isPending: boolean;
  failure: ActionResult | null;
  onFile: OnFile;
  /** @returns whether it was done */
  onResolve: (answer: ClaimAnswer) => Promise<boolean>;
  /** Sends the other goods of an exchange. @returns whether it was done */
  onReplace: (parcel: ParcelNumberInput) => Promise<boolean>;
  isReplacing: boolean;
}

const decisions = ['refund', 'exchange', 'decline'] as const satisfies readonly ClaimAnswer['decision'][];
const LEAST = 2;
const MOST_RETURN = 200;
const MOST = claimAnswerLimits.answer.maxLength;

/** What the buyer is not satisfied with, and the answer. */
export function ClaimCard({ onFile, onReplace, isReplacing, ...form }: ClaimCardProps) {
  const t = useMessages(merchantOrderMessages);
  const { order, claim } = form;
  return (
    <OrderClaim claim={claim} side="merchant" currency={order.currency} onFile={onFile}>
      {claim.outcome === 'open' && order.actions.includes('resolve') ? (
        <AnswerForm {...form} />
      ) : claim.outcome === 'returned' && order.actions.includes('send_replacement') ? (
        <>
          <ActionAlert result={form.failure} />
          <ParcelNumberForm
            draftKey={`replacement:${claim.id}`}
            lead={t('sendReplacementLead')}
            submitLabel={t('sendReplacement')}
            isPending={isReplacing}
            onSend={onReplace}
          />
        </>
      ) : undefined}
    </OrderClaim>
  );
}

function AnswerForm({ order, claim, isPending, failure, onResolve }: Omit<ClaimCardProps, 'onFile' | 'onReplace' | 'isReplacing'>) {
  const t = useMessages(merchantOrderMessages);
  const { currency } = order;
  const { input, change, isRestored, forget } = useFormDraft(`claimAnswer:${claim.id}`, { decision: '', sum: claim.asked, answer: '', returnTo: '' });
  const { sum, answer } = input;
  const returnTo = input.returnTo.trim();
  const isReturnToWrong = returnTo.length < 5 || [...returnTo].length > MOST_RETURN;
  const decision = decisions.find((each) => each === input.decision) ?? null;
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  // Asked once it stays, so that closing it gives the focus back.
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsking && !wasAsked) setWasAsked(true);
  const field = useRef<HTMLTextAreaElement>(null);
  const returnField = useRef<HTMLInputElement>(null);
  const sumField = useRef<HTMLInputElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const over = [...answer].length - MOST;
  const isShort = [...answer.trim()].length < LEAST;
  const error = over > 0 ? t('tooLong', { most: MOST, count: over }) : isTried && isShort ? t('answerMissing') : undefined;
  const amount = refundAmountOf(sum, order);
  const most = moneyText(mostToRefund(order), currency);
  const asked = moneyText(claim.asked, currency);
  const shown = moneyText(amount ?? claim.asked, currency);
  const other = amount === null || isAmountFixed(claim) ? null : differenceOf(amount, claim.asked);
  const difference = other && t(other.isMore ? 'refundMore' : 'refundLess', { asked, difference: moneyText(other.by, currency) });
  const resolve = (given: ClaimAnswer) => void onResolve(given).then((isDone) => isDone && forget());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (decision === null) group.current?.querySelector('input')?.focus();
    else if (decision === 'refund' && amount === null) sumField.current?.focus();
    else if (decision === 'exchange' && isReturnToWrong) returnField.current?.focus();
    else if (isShort || over > 0) field.current?.focus();
    else if (decision === 'refund') setAsking(true);
    else resolve(decision === 'exchange' ? { decision, answer: answer.trim(), returnTo } : { decision, answer: answer.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {isRestored && <RestoredNote onForget={forget} />}
      <RadioGroup
        ref={group}
        label={t('decision')}
        value={decision}
        onChange={(value) => change({ decision: value })}
        error={isTried && decision === null ? t('decisionMissing') : undefined}
        isRequired
      >
        <Radio value="refund" description={t(refundWays[order.payMethod])}>
          {t('decideRefund')}
        </Radio>
        {claim.remedy === 'exchange' && (
          <Radio value="exchange" description={t('decideExchangeHint')}>
            {t('decideExchange')}
          </Radio>
        )}
        <Radio value="decline" description={t('decideDeclineHint')}>
          {t('decideDecline')}
        </Radio>
      </RadioGroup>
      {decision === 'refund' &&
        (isAmountFixed(claim) ? (
          <p className={styles.fixed}>{t('refundAmountFixed', { asked })}</p>
        ) : (
          <TextField
            label={t('refundAmount', { currency })}
            description={[t('refundAmountHint', { asked, most }), difference].filter(Boolean).join('')}
            inputMode="decimal"
            isMono
            value={sum}
            onChange={(value) => change({ sum: value })}
            error={isTried && amount === null ? t('refundAmountWrong', { most }) : undefined}
            inputRef={sumField}
            isRequired
          />
        ))}
      {decision === 'exchange' && (
        <TextField
          label={t('returnTo')}
          description={t('returnToHint')}
          value={input.returnTo}
          onChange={(value) => change({ returnTo: value })}
          error={isTried && isReturnToWrong ? t('returnToMissing') : undefined}
          inputRef={returnField}
          isRequired
        />
      )}
      <TextArea
        label={t('answer')}
        description={t('answerHint')}
        rows={3}
        maxCount={MOST}
        value={answer}
        onChange={(value) => change({ answer: value })}
        error={error}
        inputRef={field}
        isRequired
      />
      {failure && !isAsking && (
        <Alert tone="danger" live="assertive">
          {failure.text}
        </Alert>
      )}
      <div className={styles.formStart}>
        <Button ref={submitButton} type="submit" tone={decision === 'refund' ? 'danger' : undefined} isPending={isPending}>
          {decision === 'refund' ? t('resolveRefund', { amount: shown }) : t(decision === 'exchange' ? 'resolveExchange' : 'resolve')}
        </Button>
      </div>
      {wasAsked && (
        <ConfirmDialog
          isOpen={isAsking}
          onOpenChange={setAsking}
          returnFocusRef={submitButton}
          title={t('refundQuestion', { amount: shown })}
          cancelLabel={t('refundKeep')}
          confirmLabel={t('refundConfirm', { amount: shown })}
          isPending={isPending}
          onConfirm={() => {
            setAsking(false);
            resolve({ decision: 'refund', amount: amount ?? claim.asked, answer: answer.trim() });
          }}
        >
          {difference !== null && <p>{difference}</p>}
          <p>{t(refundWays[order.payMethod])}</p>
        </ConfirmDialog>
      )}
    </form>
  );
}
