import { claimAnswerLimits } from '@chippage/api/limits';
import type { Claim, OrderDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { moneyText } from '../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { merchantOrderMessages } from './messages.ts';
import * as styles from './MerchantOrder.css.ts';

/** The merchant's word on a claim. */
export interface ClaimAnswer {
  decision: 'refund' | 'decline';
  answer: string;
}

interface ClaimCardProps {
  order: Pick<OrderDetail, 'actions' | 'total' | 'currency' | 'payMethod'>;
  claim: Claim;
  isPending: boolean;
  failure: ActionResult | null;
  onResolve: (answer: ClaimAnswer) => void;
}

const LEAST = 2;
const MOST = claimAnswerLimits.answer.maxLength;

/** What the buyer is not satisfied with, and the answer. */
export function ClaimCard({ order, claim, ...form }: ClaimCardProps) {
  const t = useMessages(merchantOrderMessages);
  return (
    <Card title={t('claim')}>
      <div className={styles.form}>
        <DescriptionList columns={2} unknownLabel={t('unknown')}>
          <DescriptionItem term={t('claimKind')}>{t(claim.kind)}</DescriptionItem>
          <DescriptionItem term={t('claimTime')}>{minuteOf(claim.createTime)}</DescriptionItem>
          <DescriptionItem term={t('claimReason')} isWide>
            {claim.reason}
          </DescriptionItem>
          <DescriptionItem term={t('claimOutcome')}>{t(claim.outcome)}</DescriptionItem>
          {claim.answer !== null && (
            <DescriptionItem term={t('claimAnswer')} isWide>
              {claim.answer}
            </DescriptionItem>
          )}
        </DescriptionList>
        {order.actions.includes('resolve') && <AnswerForm order={order} {...form} />}
      </div>
    </Card>
  );
}

function AnswerForm({ order, isPending, failure, onResolve }: Omit<ClaimCardProps, 'claim'>) {
  const t = useMessages(merchantOrderMessages);
  const [decision, setDecision] = useState<ClaimAnswer['decision'] | null>(null);
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const over = [...answer].length - MOST;
  const isShort = [...answer.trim()].length < LEAST;
  const error = over > 0 ? t('tooLong', { most: MOST, count: over }) : isTried && isShort ? t('answerMissing') : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (decision === null) group.current?.querySelector('input')?.focus();
    else if (isShort || over > 0) field.current?.focus();
    else onResolve({ decision, answer: answer.trim() });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <RadioGroup
        ref={group}
        label={t('decision')}
        value={decision}
        onChange={(value) => setDecision(value === 'refund' ? 'refund' : 'decline')}
        error={isTried && decision === null ? t('decisionMissing') : undefined}
        isRequired
      >
        <Radio value="refund" description={t(order.payMethod === 'alipay' ? 'decideRefundAlipay' : 'decideRefundTransfer')}>
          {t('decideRefund', { amount: moneyText(order.total, order.currency) })}
        </Radio>
        <Radio value="decline" description={t('decideDeclineHint')}>
          {t('decideDecline')}
        </Radio>
      </RadioGroup>
      <TextArea
        label={t('answer')}
        description={t('answerHint')}
        rows={3}
        maxCount={MOST}
        value={answer}
        onChange={setAnswer}
        error={error}
        inputRef={field}
        isRequired
      />
      {failure && (
        <Alert tone="danger" live="assertive">
          {failure.text}
        </Alert>
      )}
      <div className={styles.formStart}>
        <Button type="submit" tone={decision === 'refund' ? 'danger' : undefined} isPending={isPending}>
          {t('resolve')}
        </Button>
      </div>
    </form>
  );
}
