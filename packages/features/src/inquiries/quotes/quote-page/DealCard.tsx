import type { QuoteDeal, QuoteDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { minuteOf } from '../../parts/quote-terms/minuteOf.ts';
import { quotePageMessages } from './messages.ts';
import * as styles from './QuotePage.css.ts';

interface DealCardProps {
  deal: QuoteDeal;
  side: QuoteDetail['side'];
  /** Looks again whether it can be ordered. @returns the deal as it is then */
  onOpenDeal: () => Promise<QuoteDeal | null>;
}

/** What was agreed on, until when it can be ordered at that price, and the way there or what is in it. */
export function DealCard({ deal, side, onOpenDeal }: DealCardProps) {
  const t = useMessages(quotePageMessages);
  const paths = usePaths(mallPaths);
  const action = useAction();
  const { quantity, unitPrice, currency, total, validUntil, bargainId, why, orderId, isOrdered } = deal;
  const isBuyer = side === 'buyer';
  const open = () => action.run('open', onOpenDeal, (now) => (now?.bargainId != null ? t('orderOpened') : now?.why ? t('orderStill', { why: now.why }) : null));
  return (
    <Card title={t('deal')}>
      <div className={styles.stack}>
        <DescriptionList unknownLabel={t('notSaid')} isSpread>
          <DescriptionItem term={t('dealQuantity')}>{t('pieces', { count: formatNumber(quantity) })}</DescriptionItem>
          <DescriptionItem term={t('dealPrice')}>
            <UnitPrice value={unitPrice} currency={currency} tone="money" />
          </DescriptionItem>
          <DescriptionItem term={t('dealTotal')}>
            <Money value={total} currency={currency} tone="total" />
          </DescriptionItem>
          <DescriptionItem term={t('dealUntil')}>{minuteOf(validUntil)}</DescriptionItem>
        </DescriptionList>
        {why !== null && <Alert tone="warn">{why}</Alert>}
        <ActionAlert result={action.result} />
        {isOrdered && <Note>{t(isBuyer ? 'ordered' : 'orderedSeller')}</Note>}
        <div className={styles.buttons}>
          {!isOrdered && bargainId !== null && (
            <LinkButton tone="money" href={paths.orderCreate({ bargain: bargainId })}>
              {t('order')}
            </LinkButton>
          )}
          {isBuyer && !isOrdered && bargainId === null && why !== null && (
            <Button variant="outline" isPending={action.isPending} pendingLabel={t('checking')} onPress={() => void open()}>
              {t('orderAgain')}
            </Button>
          )}
          {orderId !== null && (
            <LinkButton variant="outline" href={paths.orderDetail(orderId)}>
              {t('orderSeen')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
