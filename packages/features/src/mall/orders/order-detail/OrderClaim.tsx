import type { Claim, Currency } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { CheckIcon, ClockIcon, CloseIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import { TimeLeft } from '../../parts/time-left/TimeLeft.tsx';
import { FileLink, type OnFile } from './FileLink.tsx';
import { orderDetailMessages } from './messages.ts';
import * as styles from './OrderPapers.css.ts';

/** How far a claim is; while it is open, for whom the reader waits. */
function lookOf({ outcome, isRefunded, stepInTime }: Claim, side: 'buyer' | 'merchant') {
  if (outcome === 'open') return side === 'merchant' ? (['claimYours', 'warn', ClockIcon] as const) : (['claimOpen', 'info', ClockIcon] as const);
  if (outcome === 'platform') return ['claimPlatform', 'warn', ClockIcon] as const;
  if (outcome === 'returning') return ['exchangeReturning', 'info', ClockIcon] as const;
  if (outcome === 'returned') return ['exchangeReturned', 'info', ClockIcon] as const;
  if (outcome === 'replaced') return ['exchangeReplaced', 'info', ClockIcon] as const;
  if (outcome === 'exchanged') return ['exchangeDone', 'ok', CheckIcon] as const;
  const isJudged = stepInTime !== null;
  if (outcome === 'declined') return [isJudged ? 'claimJudgedDeclined' : 'claimDeclined', 'danger', CloseIcon] as const;
  if (isRefunded === true) return ['claimRefunded', 'ok', CheckIcon] as const;
  return [isJudged ? 'claimJudgedRefunding' : 'claimRefunding', 'info', ClockIcon] as const;
}

export interface OrderClaimProps {
  claim: Claim;
  /** Who reads it. @default 'buyer' */
  side?: 'buyer' | 'merchant';
  currency: Currency;
  onFile: OnFile;
  /** What the viewer can answer. */
  children?: ReactNode;
}

/** Which pieces the buyer complained of, what that comes to, and what came of it. */
export function OrderClaim({ claim, side = 'buyer', currency, onFile, children }: OrderClaimProps) {
  const t = useMessages(orderDetailMessages);
  const { kind, reason, lines, files, asked, refundedBefore, refund, answer, outcome, createTime, answerDeadline, stepInTime, decideTime } = claim;
  const { remedy, returnTo, returnParcel, replacement, creditNote } = claim;
  const [words, tone, Icon] = lookOf(claim, side);
  const parcels = [
    ['exchangeBack', returnParcel],
    ['exchangeOther', replacement],
  ] as const;
  return (
    <Card
      title={t('claimOf')}
      action={
        <Tag tone={tone} icon={<Icon size={14} />}>
          {t(words)}
        </Tag>
      }
    >
      <DescriptionList unknownLabel={t(stepInTime !== null ? 'claimPlatform' : side === 'merchant' ? 'claimYours' : 'claimOpen')}>
        <DescriptionItem term={t('claimKind')}>{t(kind)}</DescriptionItem>
        <DescriptionItem term={t('claimLines')}>
          <ul className={styles.plain}>
            {lines.map(({ lineId, mpn, quantity, unit, amount }) => (
              <li key={lineId}>
                <span translate="no">{mpn}</span> {t('claimPieces', { quantity: formatNumber(quantity), unit, amount: moneyText(amount, currency) })}
              </li>
            ))}
          </ul>
        </DescriptionItem>
        <DescriptionItem term={t(remedy === 'exchange' ? 'claimExchange' : 'claimAsked')}>
          {remedy === 'exchange' ? t('claimExchangeWorth', { amount: moneyText(asked, currency) }) : moneyText(asked, currency)}
          {refundedBefore !== null && t('claimCapped', { before: moneyText(refundedBefore, currency) })}
        </DescriptionItem>
        {refund !== null && (
          <DescriptionItem term={t(stepInTime === null ? 'claimRefund' : 'claimJudgedRefund')}>{moneyText(refund, currency)}</DescriptionItem>
        )}
        <DescriptionItem term={t('claimReason')}>{reason}</DescriptionItem>
        {files.length > 0 && (
          <DescriptionItem term={t('claimFiles')}>
            <span className={styles.files}>
              {files.map(({ id, name }, at) => (
                <FileLink
                  key={id}
                  file={{ kind: 'claim', id, name }}
                  label={t('openNamed', { name: t('claimFileNo', { name, no: at + 1 }) })}
                  words={t('claimFileNo', { name, no: at + 1 })}
                  onFile={onFile}
                />
              ))}
            </span>
          </DescriptionItem>
        )}
        <DescriptionItem term={t('claimedOn')}>{minuteOf(createTime)}</DescriptionItem>
        {outcome === 'open' && (
          <DescriptionItem term={t('claimDeadline')}>
            {minuteOf(answerDeadline)}
            {t('comma')}
            <TimeLeft deadline={answerDeadline} />
            {t(side === 'merchant' ? 'claimDeadlineYours' : 'claimDeadlineTheirs')}
          </DescriptionItem>
        )}
        {stepInTime !== null && (
          <DescriptionItem term={t('claimSteppedIn')}>
            {t(side === 'merchant' ? 'claimSteppedInYours' : 'claimSteppedInTheirs', { time: minuteOf(stepInTime) })}
          </DescriptionItem>
        )}
        <DescriptionItem term={t(stepInTime === null ? 'claimAnswer' : 'claimVerdict')}>{answer ?? (decideTime === null ? null : t('none'))}</DescriptionItem>
        {returnTo !== null && <DescriptionItem term={t('exchangeReturnTo')}>{returnTo}</DescriptionItem>}
        {parcels.map(([term, parcel]) =>
          parcel === null ? null : (
            <DescriptionItem key={term} term={t(term)}>
              {t.parts('exchangeParcel', {
                carrier: parcel.carrier,
                no: (
                  <span key="no" translate="no">
                    {parcel.trackingNo}
                  </span>
                ),
                time: minuteOf(parcel.sendTime),
              })}
            </DescriptionItem>
          ),
        )}
        <ExchangeUntil claim={claim} />
        {creditNote !== null && (
          <DescriptionItem term={t('creditNote')}>
            <span className={styles.files}>
              <span translate="no">{t('creditNoteOf', { no: creditNote.no, amount: moneyText(creditNote.amount, currency) })}</span>
              <FileLink
                file={{ kind: 'credit', id: creditNote.id, name: `${creditNote.no}.pdf` }}
                label={t('openCredit', { no: creditNote.no })}
                words={t('open')}
                onFile={onFile}
              />
            </span>
          </DescriptionItem>
        )}
      </DescriptionList>
      {children !== undefined && children !== false && <div className={styles.answer}>{children}</div>}
    </Card>
  );
}

const untilWords = { returning: 'exchangeUntilReturning', returned: 'exchangeUntilReturned', replaced: 'exchangeUntilReplaced' } as const;

/** Until when whoever is awaited in an exchange has time, and what comes then. */
function ExchangeUntil({ claim: { outcome, exchangeDeadline } }: Pick<OrderClaimProps, 'claim'>) {
  const t = useMessages(orderDetailMessages);
  if (exchangeDeadline === null || (outcome !== 'returning' && outcome !== 'returned' && outcome !== 'replaced')) return null;
  return (
    <DescriptionItem term={t('exchangeUntil')}>
      {minuteOf(exchangeDeadline)}
      {t('comma')}
      <TimeLeft deadline={exchangeDeadline} />
      {t(untilWords[outcome])}
    </DescriptionItem>
  );
}
