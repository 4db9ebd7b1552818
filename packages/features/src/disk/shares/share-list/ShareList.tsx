import type { Loadable } from '@chippage/api/loadable';
import type { DiskShare } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { ShareIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Row, RowActions, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { DiskFrame } from '../../parts/disk-frame/DiskFrame.tsx';
import { shareListMessages } from './messages.ts';

export interface ShareListProps {
  shares: Loadable<PagedList<DiskShare>>;
  onLoadMore: () => void;
  /** @throws ApiError whose words are shown */
  onRevoke: (share: DiskShare) => Promise<void>;
  /** Puts the address of a link on the clipboard. @returns whether that went well */
  onCopy: (share: DiskShare) => Promise<boolean>;
}

/** The links that a member gave away, how often they were used, and the way to take one back. */
export function ShareList({ shares, onLoadMore, onRevoke, onCopy }: ShareListProps) {
  const t = useMessages(shareListMessages);
  const action = useAction();
  const [asked, setAsked] = useState<DiskShare | null>(null);
  return (
    <DiskFrame current="shares">
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={shares}
          label={t('label')}
          onLoadMore={onLoadMore}
          empty={
            <EmptyState icon={<ShareIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
        >
          {(share) => {
            const { id, name, state, expireTime, downloadLimit, downloadCount, openCount, createTime } = share;
            return (
              <Row key={id}>
                <RowWords>
                  <RowTitle>
                    <span>{name}</span>
                    {state === 'open' ? (
                      <Tag tone="ok" icon={<SuccessIcon size={14} />}>
                        {t('open')}
                      </Tag>
                    ) : (
                      <Tag>{t(state)}</Tag>
                    )}
                  </RowTitle>
                  <RowMeta>
                    <span>{expireTime === null ? t('untilRevoked') : t('until', { time: absoluteTime(Date.parse(expireTime)).minute })}</span>
                    <span>
                      {downloadLimit === null ? t('downloads', { count: downloadCount }) : t('downloadsOf', { count: downloadCount, limit: downloadLimit })}
                    </span>
                    <span>{t('opens', { count: openCount })}</span>
                    <span>
                      {t('made')} <FriendlyTime dateTime={createTime} />
                    </span>
                  </RowMeta>
                </RowWords>
                {state === 'open' && (
                  <RowActions>
                    <Button
                      size="sm"
                      variant="outline"
                      aria-label={t('copyOf', { name })}
                      onPress={() =>
                        void action.run(
                          `copy ${id}`,
                          () => onCopy(share),
                          (isCopied) => t(isCopied ? 'copied' : 'copyFailed'),
                        )
                      }
                    >
                      {t('copy')}
                    </Button>
                    <Button size="sm" variant="plain" tone="danger" aria-label={t('revokeOf', { name })} onPress={() => setAsked(share)}>
                      {t('revoke')}
                    </Button>
                  </RowActions>
                )}
              </Row>
            );
          }}
        </MoreRows>
      </Card>
      {asked && (
        <ConfirmDialog
          title={t('askRevoke', { name: asked.name })}
          confirmLabel={t('revoke')}
          cancelLabel={t('keep')}
          isOpen
          isPending={action.isPending}
          onOpenChange={(isOpen) => !isOpen && setAsked(null)}
          onConfirm={() => void action.run('revoke', () => onRevoke(asked), t('revokedOne', { name: asked.name })).then(() => setAsked(null))}
        >
          {t('revokeText')}
        </ConfirmDialog>
      )}
    </DiskFrame>
  );
}
