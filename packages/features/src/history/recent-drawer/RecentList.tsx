import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { HistoryIcon, UserIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton } from '@chippage/ui/Skeleton';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { recentDrawerMessages } from './messages.ts';
import * as styles from './RecentDrawer.css.ts';
import type { RecentDrawerProps } from './RecentDrawer.tsx';
import { RecentRowItem } from './RecentRowItem.tsx';
import type { RecentRow, RecentTab } from './recentRow.ts';

const emptyWords = {
  demand: ['emptyDemand', 'emptyDemandHelp', 'emptyDemandAction'],
  agent: ['emptyAgent', 'emptyAgentHelp', 'emptyAgentAction'],
  datasheet: ['emptyDatasheet', 'emptyDatasheetHelp', 'emptyDatasheetAction'],
  article: ['emptyArticle', 'emptyArticleHelp', 'emptyArticleAction'],
} as const;

type RecentListProps = Pick<RecentDrawerProps, 'isLoggedIn' | 'onLogIn' | 'list' | 'emptyHrefs'> & { tab: RecentTab };

const bones = (
  <div className={styles.bones}>
    {[70, 55, 80, 60].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
);

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
  const isCentred = list.status === 'failed' || (list.status === 'ready' && list.data.rows.length === 0);
  return (
    <div className={isCentred ? styles.centre : undefined}>
      <Loaded value={list} loadingLabel={t('loading')} failedTitle={t('failed')} failedSize="sm" skeleton={bones}>
        {({ rows }) => (rows.length === 0 ? <NoRows tab={tab} href={emptyHrefs[tab]} /> : <Rows tab={tab} rows={rows} />)}
      </Loaded>
    </div>
  );
}

function NoRows({ tab, href }: { tab: RecentTab; href: string | undefined }) {
  const t = useMessages(recentDrawerMessages);
  const [title, help, action] = emptyWords[tab];
  return (
    <EmptyState
      size="sm"
      icon={<HistoryIcon size={32} />}
      title={t(title)}
      action={
        href !== undefined && (
          <LinkButton href={href} variant="outline">
            {t(action)}
          </LinkButton>
        )
      }
    >
      {t(help)}
    </EmptyState>
  );
}

function Rows({ tab, rows }: { tab: RecentTab; rows: readonly RecentRow[] }) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.id}>
          <RecentRowItem row={row} tab={tab} />
        </li>
      ))}
    </ul>
  );
}
