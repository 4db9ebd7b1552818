import type { Loadable } from '@chippage/api/loadable';
import type { Notice, NoticeKind } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BellIcon } from '@chippage/ui/Icon';
import { Switch } from '@chippage/ui/Switch';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { MoreRows } from '../../parts/list-page/MoreRows.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../parts/list-page/pagedList.ts';
import { useAction } from '../../parts/action/useAction.ts';
import { noticeListMessages } from './messages.ts';
import { NoticeItem } from './NoticeItem.tsx';
import { KindChips } from '../../parts/kind-chips/KindChips.tsx';

export interface NoticeListProps {
  notices: Loadable<PagedList<Notice>>;
  /** The kind that is seen; `null` for all. */
  kind: NoticeKind | null;
  onKindChange: (kind: NoticeKind | null) => void;
  isUnreadOnly: boolean;
  onUnreadOnlyChange: (isUnreadOnly: boolean) => void;
  /** Marks these as read; none named means all. @throws ApiError whose message is shown */
  onRead: (ids: readonly number[]) => Promise<void>;
  onLoadMore: () => void;
  /** 2 where the page has another heading over it. @default 1 */
  headingLevel?: 1 | 2;
}

const kinds = ['order', 'comment', 'review', 'feedback', 'account', 'inquiry', 'job', 'savedSearch', 'changeNotice', 'registryWatch', 'system'] as const;

/** What the site told the member. A row that was read stays where it is until the page is opened again. */
export function NoticeList({ notices, kind, onKindChange, isUnreadOnly, onUnreadOnlyChange, onRead, onLoadMore, headingLevel }: NoticeListProps) {
  const t = useMessages(noticeListMessages);
  const action = useAction();
  const read = (id: string, ids: readonly number[], said: string) => void action.run(id, () => onRead(ids), said);
  const hasUnread = notices.status === 'ready' && notices.data.rows.some(({ readTime }) => readTime === null);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        headingLevel={headingLevel}
        end={
          <>
            <Switch isSelected={isUnreadOnly} onChange={onUnreadOnlyChange}>
              {t('unreadOnly')}
            </Switch>
            <Button variant="outline" size="sm" isPending={action.pending === 'all'} onPress={() => hasUnread && read('all', [], t('readAllDone'))}>
              {t('readAll')}
            </Button>
          </>
        }
      />
      <KindChips label={t('kinds')} allLabel={t('all')} kinds={kinds} nameOf={(each) => t(each)} value={kind} onChange={onKindChange} />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={notices}
          label={t('title')}
          empty={<Nothing isUnreadOnly={isUnreadOnly} onShowAll={() => onUnreadOnlyChange(false)} />}
          onLoadMore={onLoadMore}
        >
          {(notice) => (
            <NoticeItem
              key={notice.id}
              notice={notice}
              isPending={action.pending === String(notice.id)}
              onRead={() => read(String(notice.id), [notice.id], t('readDone'))}
              // The page changes: what it says is not waited for.
              onFollow={() => notice.readTime === null && void onRead([notice.id]).catch(() => undefined)}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function Nothing({ isUnreadOnly, onShowAll }: { isUnreadOnly: boolean; onShowAll: () => void }) {
  const t = useMessages(noticeListMessages);
  return (
    <EmptyState
      icon={<BellIcon size={32} />}
      title={t(isUnreadOnly ? 'emptyUnread' : 'empty')}
      action={
        isUnreadOnly ? (
          <Button variant="outline" onPress={onShowAll}>
            {t('showAll')}
          </Button>
        ) : undefined
      }
    >
      {isUnreadOnly ? undefined : t('emptyHint')}
    </EmptyState>
  );
}
