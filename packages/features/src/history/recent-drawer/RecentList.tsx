import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ErrorState } from '@chippage/ui/ErrorState';
import { HistoryIcon, UserIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { recentDrawerMessages } from './messages.ts';
import * as styles from './RecentDrawer.css.ts';
import type { RecentDrawerProps } from './RecentDrawer.tsx';
import { RecentRowItem } from './RecentRowItem.tsx';
import type { RecentTab } from './recentRow.ts';

const emptyWords = {
  demand: ['emptyDemand', 'emptyDemandHelp', 'emptyDemandAction'],
  agent: ['emptyAgent', 'emptyAgentHelp', 'emptyAgentAction'],
  datasheet: ['emptyDatasheet', 'emptyDatasheetHelp', 'emptyDatasheetAction'],
  article: ['emptyArticle', 'emptyArticleHelp', 'emptyArticleAction'],
} as const;

type RecentListProps = Pick<RecentDrawerProps, 'isLoggedIn' | 'onLogIn' | 'list' | 'emptyHrefs'> & { tab: RecentTab };

/** The rows of one tab, or what stands in their place. */
export function RecentList({ tab, isLoggedIn, onLogIn, list, emptyHrefs }: RecentListProps) {
  const t = useMessages(recentDrawerMessages);
  if (!isLoggedIn) {
    return (
      <div className={styles.centre}>
        <EmptyState size="sm" icon={<UserIcon size={32} />} title={t('loginTitle')} action={<Button onPress={onLogIn}>{t('logIn')}</Button>}>
          {t('loginHelp')}
        </EmptyState>
      </div>
    );
  }
  if (list.status === 'loading') {
    return (
      <SkeletonRegion label={t('loading')}>
        <div className={styles.bones}>
          {[70, 55, 80, 60].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      </SkeletonRegion>
    );
  }
  if (list.status === 'failed') {
    return (
      <div className={styles.centre}>
        <ErrorState size="sm" title={t('failed')} retryLabel={t('retry')} onRetry={list.onRetry}>
          {list.message}
        </ErrorState>
      </div>
    );
  }
  if (list.data.rows.length === 0) {
    const [title, help, action] = emptyWords[tab];
    return (
      <div className={styles.centre}>
        <EmptyState
          size="sm"
          icon={<HistoryIcon size={32} />}
          title={t(title)}
          action={
            <LinkButton href={emptyHrefs[tab]} variant="outline">
              {t(action)}
            </LinkButton>
          }
        >
          {t(help)}
        </EmptyState>
      </div>
    );
  }
  return (
    <ul className={styles.rows}>
      {list.data.rows.map((row) => (
        <li key={row.id}>
          <RecentRowItem row={row} tab={tab} />
        </li>
      ))}
    </ul>
  );
}
