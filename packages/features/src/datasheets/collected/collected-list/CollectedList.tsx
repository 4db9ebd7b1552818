import type { Loadable } from '@chippage/api/loadable';
import type { CollectedDocument } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon, DownloadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { CollectedItem } from './CollectedItem.tsx';
import { collectedListMessages } from './messages.ts';

export interface CollectedListProps {
  documents: Loadable<PagedList<CollectedDocument>>;
  /** Whether a row was taken out on this page. */
  isRemoved: (document: CollectedDocument) => boolean;
  /** @throws ApiError whose message is shown */
  onChange: (document: CollectedDocument, isCollected: boolean) => Promise<void>;
  /** Saves the files of some in one zip and gives its name. @throws ApiError whose message is shown */
  onDownload: (ids: readonly number[]) => Promise<string>;
  onLoadMore: () => void;
}

/** The datasheets that a member collected. What is taken out can be put back until the page is left. */
export function CollectedList({ documents, isRemoved, onChange, onDownload, onLoadMore }: CollectedListProps) {
  const t = useMessages(collectedListMessages);
  const paths = usePaths(shellPaths);
  const action = useAction(t('downloadFailed'));
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const pick = (id: number, isPicked: boolean) =>
    setPicked((was) => {
      const next = new Set(was);
      if (isPicked) next.add(id);
      else next.delete(id);
      return next;
    });
  const toggle = (document: CollectedDocument) => {
    const isBack = isRemoved(document);
    if (!isBack) pick(document.id, false);
    void action.run(`${document.id}`, () => onChange(document, isBack), t(isBack ? 'restored' : 'removed', { title: document.title }));
  };
  const download = () =>
    void action.run(
      'download',
      () => onDownload([...picked]),
      (name) => t('downloaded', { name }),
    );
  const hasRows = documents.status === 'ready' && documents.data.rows.length > 0;
  return (
    <PageColumn>
      {hasRows && (
        <RowActions>
          <Button
            size="sm"
            variant="outline"
            icon={<DownloadIcon size={16} />}
            isDisabled={picked.size === 0}
            isPending={action.pending === 'download'}
            pendingLabel={t('downloading')}
            onPress={download}
          >
            {picked.size === 0 ? t('downloadNone') : t('download', { count: picked.size })}
          </Button>
        </RowActions>
      )}
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={documents}
          label={t('label')}
          onLoadMore={onLoadMore}
          empty={
            <EmptyState
              icon={<DocumentIcon size={32} />}
              title={t('empty')}
              action={
                <LinkButton variant="outline" href={paths.home()}>
                  {t('search')}
                </LinkButton>
              }
            >
              {t('hint')}
            </EmptyState>
          }
        >
          {(document) => (
            <CollectedItem
              key={document.id}
              document={document}
              isPicked={picked.has(document.id)}
              onPick={(isPicked) => pick(document.id, isPicked)}
              isRemoved={isRemoved(document)}
              isPending={action.pending === `${document.id}`}
              onToggle={() => toggle(document)}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
