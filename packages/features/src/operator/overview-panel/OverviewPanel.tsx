import type { Loadable } from '@chippage/api/loadable';
import type { OperatorOverview } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { overviewPanelMessages } from './messages.ts';
import * as styles from './OverviewPanel.css.ts';

export interface OverviewPanelProps {
  overview: Loadable<OperatorOverview>;
  /** Where to deal with it. */
  getHref: (place: 'reviews' | 'feedback' | 'takedowns' | 'suspended' | 'settings') => string;
}

/** What waits for the operator, and how many members there are. */
export function OverviewPanel({ overview, getHref }: OverviewPanelProps) {
  const t = useMessages(overviewPanelMessages);
  return (
    <>
      <PageHead title={t('title')} />
      <Loaded value={overview} failedTitle={t('failed')} bones={['140px', '140px']}>
        {({ pendingReviews, openFeedback, openTakedowns, members, membersToday, suspended, emptySettings }) => (
          <div className={styles.panel}>
            {emptySettings.some(({ isRequired }) => isRequired) && (
              <Alert tone="warn" title={t('filingsMissing')}>
                {t('filingsMissingText')}
              </Alert>
            )}
            <Card title={t('waiting')} note={pendingReviews + openFeedback + openTakedowns === 0 ? t('nothing') : undefined}>
              <dl className={styles.facts}>
                <Fact name={t('pendingReviews')} value={pendingReviews} href={getHref('reviews')} linkLabel={t('goReviews')} />
                <Fact name={t('openFeedback')} value={openFeedback} href={getHref('feedback')} linkLabel={t('goFeedback')} />
                <Fact name={t('openTakedowns')} value={openTakedowns} href={getHref('takedowns')} linkLabel={t('goTakedowns')} />
              </dl>
            </Card>
            <Card title={t('membersTitle')}>
              <dl className={styles.facts}>
                <Fact name={t('members')} value={members} />
                <Fact name={t('membersToday')} value={membersToday} />
                <Fact name={t('suspended')} value={suspended} href={getHref('suspended')} linkLabel={t('goSuspended')} />
              </dl>
            </Card>
            {emptySettings.length > 0 && (
              <Card title={t('emptySettings')} note={t('emptyCount', { count: emptySettings.length })} padding="none">
                <ul className={styles.settings}>
                  {emptySettings.map(({ key, label, effect, isRequired }) => (
                    <li key={key} className={styles.setting}>
                      <Link href={`${getHref('settings')}#${key}`}>{label}</Link>
                      {isRequired && (
                        <Tag tone="warn" icon={<WarningIcon size={14} />}>
                          {t('required')}
                        </Tag>
                      )}
                      <span className={styles.effect}>{effect}</span>
                    </li>
                  ))}
                </ul>
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </>
  );
}

/** A number; the way to deal with it is only there when there is something. */
function Fact({ name, value, href, linkLabel }: { name: string; value: number; href?: string; linkLabel?: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd className={styles.value}>{formatNumber(value)}</dd>
      {href !== undefined && value > 0 && (
        <dd className={styles.link}>
          <Link href={href}>{linkLabel}</Link>
        </dd>
      )}
    </div>
  );
}
