import type { Claim } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { CheckIcon, ClockIcon, CloseIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { orderDetailMessages } from './messages.ts';

const looks = {
  open: ['claimOpen', 'info', ClockIcon],
  refund: ['claimRefund', 'ok', CheckIcon],
  declined: ['claimDeclined', 'danger', CloseIcon],
} as const;

/** What the buyer complained of, and what came of it. */
export function OrderClaim({ claim: { kind, reason, answer, outcome, createTime, decideTime } }: { claim: Claim }) {
  const t = useMessages(orderDetailMessages);
  const [words, tone, Icon] = looks[outcome];
  return (
    <Card
      title={t('claimOf')}
      action={
        <Tag tone={tone} icon={<Icon size={14} />}>
          {t(words)}
        </Tag>
      }
    >
      <DescriptionList unknownLabel={t('claimOpen')}>
        <DescriptionItem term={t('claimKind')}>{t(kind)}</DescriptionItem>
        <DescriptionItem term={t('claimReason')}>{reason}</DescriptionItem>
        <DescriptionItem term={t('claimedOn')}>{minuteOf(createTime)}</DescriptionItem>
        <DescriptionItem term={t('claimAnswer')}>{answer ?? (decideTime === null ? null : t('none'))}</DescriptionItem>
      </DescriptionList>
    </Card>
  );
}
