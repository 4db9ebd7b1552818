import type { Loadable } from '@chippage/api/loadable';
import type { Notice, NoticeKind } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { BellIcon } from '@chippage/ui/Icon';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { Switch } from '@chippage/ui/Switch';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../member-pages/Loaded.tsx';
import { LoadMore } from '../../member-pages/LoadMore.tsx';
import * as styles from '../../member-pages/member.css.ts';
import type { PagedList } from '../../member-pages/pagedList.ts';
import { useAction } from '../../member-pages/useAction.ts';
import { noticeListMessages } from './messages.ts';
import { NoticeItem } from './NoticeItem.tsx';

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
}

const kinds = ['account', 'review', 'feedback', 'system'] as const;

/** What the site told the member. A row that was read stays where it is until the page is opened again. */
export function NoticeList({ notices, kind, onKindChange, isUnreadOnly, onUnreadOnlyChange, onRead, onLoadMore }: NoticeListProps) {
  const t = useMessages(noticeListMessages);
  const action = useAction();
  const read = (id: string, ids: readonly number[], said: string) =>
    action.run(id, async () => {
      await onRead(ids);
      return said;
    });
  const hasUnread = notices.status === 'ready' && notices.data.rows.some(({ readTime }) => readTime === null);
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <h1 className={styles.title} tabIndex={-1}>
          {t('title')}
        </h1>
        <div className={styles.pageEnd}>
          <Switch isSelected={isUnreadOnly} onChange={onUnreadOnlyChange}>
            {t('unreadOnly')}
          </Switch>
          <Button variant="outline" size="sm" isPending={action.pendingId === 'all'} onPress={() => hasUnread && read('all', [], t('readAllDone'))}>
            {t('readAll')}
          </Button>
        </div>
      </div>
      <RadioGroup
        label={t('kinds')}
        isLabelHidden
        look="chips"
        value={kind ?? 'all'}
        onChange={(value) => onKindChange(kinds.find((each) => each === value) ?? null)}
      >
        {(['all', ...kinds] as const).map((each) => (
          <RadioChip key={each} value={each}>
            {t(each)}
          </RadioChip>
        ))}
      </RadioGroup>
      {action.result && (
        <Alert tone={action.result.tone} live={action.result.tone === 'ok' ? 'polite' : 'assertive'}>
          {action.result.text}
        </Alert>
      )}
      <Card padding="none">
        <Loaded value={notices} lines={9}>
          {(list) =>
            list.rows.length === 0 ? (
              <Nothing isUnreadOnly={isUnreadOnly} onShowAll={() => onUnreadOnlyChange(false)} />
            ) : (
              <>
                <ul className={styles.rows} aria-label={t('title')}>
                  {list.rows.map((notice) => (
                    <NoticeItem
                      key={notice.id}
                      notice={notice}
                      isPending={action.pendingId === String(notice.id)}
                      onRead={() => read(String(notice.id), [notice.id], t('readDone'))}
                      // The page changes: what it says is not waited for.
                      onFollow={() => notice.readTime === null && void onRead([notice.id]).catch(() => undefined)}
                    />
                  ))}
                </ul>
                <LoadMore list={list} onLoadMore={onLoadMore} />
              </>
            )
          }
        </Loaded>
      </Card>
    </div>
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
