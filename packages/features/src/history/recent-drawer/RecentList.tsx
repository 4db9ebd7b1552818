import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { CloseIcon, HistoryIcon, UserIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton } from '@chippage/ui/Skeleton';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { recentDrawerMessages } from './messages.ts';
import * as styles from './RecentDrawer.css.ts';
import type { RecentDrawerProps } from './RecentDrawer.tsx';
import { goneWords, RecentRowItem } from './RecentRowItem.tsx';
import type { RecentRow, RecentTab } from './recentRow.ts';

const emptyWords = {
  demand: ['emptyDemand', 'emptyDemandHelp', 'emptyDemandAction'],
  agent: ['emptyAgent', 'emptyAgentHelp', 'emptyAgentAction'],
  company: ['emptyCompany', 'emptyCompanyHelp', 'emptyCompanyAction'],
  datasheet: ['emptyDatasheet', 'emptyDatasheetHelp', 'emptyDatasheetAction'],
  article: ['emptyArticle', 'emptyArticleHelp', 'emptyArticleAction'],
} as const;

type RecentListProps = Pick<RecentDrawerProps, 'isLoggedIn' | 'onLogIn' | 'list' | 'onRemove' | 'emptyHrefs'> & { tab: RecentTab };

const bones = (
  <div className={styles.bones}>
    {[70, 55, 80, 60].map((width) => (
      <Skeleton key={width} width={`${width}%`} />
    ))}
  </div>
);

/** The rows of one tab, or what stands in their place. */
export function RecentList({ tab, isLoggedIn, onLogIn, list, onRemove, emptyHrefs }: RecentListProps) {
  const t = useMessages(recentDrawerMessages);
  const place = useRef<HTMLDivElement>(null);
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
    <div ref={place} className={isCentred ? styles.centre : undefined}>
      <Loaded value={list} loadingLabel={t('loading')} failedTitle={t('failed')} failedSize="sm" skeleton={bones}>
        {({ rows }) => (rows.length === 0 ? <NoRows tab={tab} href={emptyHrefs[tab]} /> : <Rows tab={tab} rows={rows} onRemove={onRemove} place={place} />)}
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

function Rows({
  tab,
  rows,
  onRemove,
  place,
}: { tab: RecentTab; rows: readonly RecentRow[]; place: RefObject<HTMLElement | null> } & Pick<RecentListProps, 'onRemove'>) {
  const t = useMessages(recentDrawerMessages);
  const action = useAction();
  const removedAt = useRef<number | null>(null);
  // Where a row went, work goes on at the one that took its place; after the last one, where there is more to look at.
  useEffect(() => {
    const panel = place.current?.closest<HTMLElement>('[role=tabpanel]');
    return () => {
      // The words for an empty tab are there one paint later.
      if (removedAt.current !== null) requestAnimationFrame(() => panel?.querySelector<HTMLElement>('a, button')?.focus());
    };
  }, [place]);
  useEffect(() => {
    if (removedAt.current === null) return;
    const buttons = place.current?.querySelectorAll<HTMLElement>('[data-remove] button');
    buttons?.[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = null;
  }, [place, rows]);
  const remove = async (row: RecentRow, at: number) => {
    if (!onRemove) return;
    removedAt.current = at;
    if (!(await action.run(String(row.id), () => onRemove(row), t('removed', { name: nameOf(row) })))) removedAt.current = null;
  };
  const nameOf = (row: RecentRow) => (row.href === null ? t(goneWords[tab]) : row.title);
  return (
    <>
      <ActionAlert result={action.result} />
      <ul className={styles.rows}>
        {rows.map((row, at) => (
          <li key={row.id} className={styles.item}>
            <RecentRowItem row={row} tab={tab} />
            {onRemove && (
              <span className={styles.remove} data-remove>
                <IconButton
                  size="sm"
                  label={t('remove', { name: nameOf(row) })}
                  isPending={action.pending === String(row.id)}
                  onPress={() => void remove(row, at)}
                >
                  <CloseIcon size={16} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
