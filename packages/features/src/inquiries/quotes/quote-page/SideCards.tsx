import type { QuoteDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { inboxPaths } from '../../../i18n/paths/inboxPaths.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { CheckLink } from '../../../parts/check-link/CheckLink.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import type { RowReportInput } from '../../board/row-detail/RowReport.tsx';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import { quotePageMessages } from './messages.ts';
import * as styles from './QuotePage.css.ts';

const RowReport = late(async () => (await import('../../board/row-detail/RowReport.tsx')).RowReport);

interface CardProps {
  quote: QuoteDetail;
}

interface CounterpartCardProps extends CardProps {
  /** Tells the operators that the row is wrong. @throws ApiError whose words are shown */
  onReport: (report: RowReportInput) => Promise<void>;
}

/** Who is on the other side, as much of it as is known yet, and the row that it began with. */
export function CounterpartCard({ quote: { id, side, counterpart, counterpartText, row, state }, onReport }: CounterpartCardProps) {
  const t = useMessages(quotePageMessages);
  const paths = usePaths(inquiriesPaths);
  const inbox = usePaths(inboxPaths);
  const [isReporting, setReporting] = useState(false);
  const isBuyer = side === 'buyer';
  const kind = t(row.type === 1 ? 'demandKind' : 'supplyKind');
  const isHidden = counterpart.company === null;
  const isOwnHidden = isBuyer && row.type === 1 && row.isAnonymous && (state === 'quoted' || state === 'bargaining' || state === 'waiting');
  return (
    <Card title={t(isBuyer ? 'isSeller' : 'isBuyer')}>
      <div className={styles.stack}>
        {isHidden ? <p className={styles.name}>{counterpartText}</p> : <PosterName poster={counterpart} />}
        {isHidden && !isBuyer && <Note>{t('anonymous')}</Note>}
        {row.isAddressed && <Note>{t(isBuyer ? 'addressedOwn' : 'addressed')}</Note>}
        {isOwnHidden && <Note>{t('anonymousOwn')}</Note>}
        <span className={styles.links}>
          {!isHidden && <Link href={inbox.chat({ subjectKind: 'quote', subjectId: id })}>{t('chat')}</Link>}
          {counterpart.company !== null && <CheckLink name={counterpart.company.name} />}
          {!row.isAddressed && <Link href={paths.boardRow(row.id)}>{t('openRow', { kind })}</Link>}
          {row.type === (isBuyer ? 0 : 1) && <TextButton onPress={() => setReporting(true)}>{t('report')}</TextButton>}
        </span>
        {isReporting && <RowReport onOpenChange={setReporting} onReport={onReport} />}
      </div>
    </Card>
  );
}

/** What to do when the parts are not what was agreed on: words before an order, the order's claim after it. */
export function DisputeCard({ quote: { side, deal } }: CardProps) {
  const t = useMessages(quotePageMessages);
  const paths = usePaths(mallPaths);
  return (
    <Card title={t('dispute')}>
      <div className={styles.stack}>
        {side === 'seller' ? (
          <Note>{t('disputeSeller')}</Note>
        ) : (
          <>
            {deal?.isOrdered !== true && <Note>{t('disputeBefore')}</Note>}
            <Note>{t('disputeAfter')}</Note>
            {deal?.orderId != null && <Link href={paths.orderDetail(deal.orderId)}>{t('disputeOrder')}</Link>}
          </>
        )}
      </div>
    </Card>
  );
}
