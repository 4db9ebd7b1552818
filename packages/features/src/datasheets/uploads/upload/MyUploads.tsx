import type { Loadable } from '@chippage/api/loadable';
import type { DocumentUpload } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Inset } from '../../../parts/page-column/PageColumn.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { uploadMessages } from './messages.ts';
import { UploadRow } from './UploadRow.tsx';
import * as styles from './Upload.css.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** States to look at. */
export const uploadStates = ['all', 'reviewing', 'published', 'refused', 'withdrawn'] as const;

/** Which uploads are looked at. */
export interface UploadsQuery {
  state: (typeof uploadStates)[number];
  keywords: string;
}

export interface MyUploadsProps {
  query: UploadsQuery;
  getHref: (query: UploadsQuery) => string;
  onQueryChange: (query: UploadsQuery) => void;
  uploads: Loadable<PagedList<DocumentUpload>>;
  onLoadMore: () => void;
  /** Reads the first page of one with the session. */
  onReadThumbnail: (id: number) => Promise<Blob>;
  /** @throws ApiError whose message is shown */
  onWithdraw: (id: number) => Promise<unknown>;
  /** Brings back one that was withdrawn. @throws ApiError whose message is shown */
  onRestore: (id: number) => Promise<unknown>;
  /** Takes one back into the form. */
  onCorrect: (upload: DocumentUpload) => void;
  onUpload: () => void;
}

/** What a member handed in, and what became of it. */
export function MyUploads({ uploads, query, getHref, onQueryChange, onLoadMore, onReadThumbnail, onWithdraw, onRestore, onCorrect, onUpload }: MyUploadsProps) {
  const t = useMessages(uploadMessages);
  const action = useAction();
  const [asked, setAsked] = useState<DocumentUpload | null>(null);
  const withdraw = ({ id, title }: DocumentUpload) => action.run(String(id), () => onWithdraw(id).then(() => setAsked(null)), t('withdrawDone', { title }));
  const restore = ({ id, title }: DocumentUpload) => void action.run(`restore ${id}`, () => onRestore(id), t('restoreDone', { title }));
  const isFiltered = query.state !== 'all' || query.keywords !== '';
  return (
    <div className={styles.list}>
      <div className={styles.tools}>
        <StateLinks
          label={t('states')}
          states={uploadStates.map((id) => ({ id, name: t(id) }))}
          current={query.state}
          getHref={(state) => getHref({ ...query, state })}
        />
        <KeywordsField
          isLandmark
          label={t('find')}
          hint={t('findHint')}
          searched={query.keywords}
          onSearch={(keywords) => onQueryChange({ ...query, keywords })}
        />
      </div>
      {asked === null && <ActionAlert result={action.failure} />}
      <Card padding="none">
        <div role="status">
          {action.result?.tone === 'ok' && (
            <Inset>
              <Alert tone="ok">{action.result.text}</Alert>
            </Inset>
          )}
        </div>
        <MoreRows
          value={uploads}
          label={t('mineTab')}
          lines={6}
          empty={
            isFiltered ? (
              <EmptyState icon={<DocumentIcon size={32} />} title={t('mineNotFound')}>
                {t('mineNotFoundHint')}
              </EmptyState>
            ) : (
              <NothingYet onUpload={onUpload} />
            )
          }
          onLoadMore={onLoadMore}
        >
          {(row) => (
            <UploadRow
              key={row.id}
              row={row}
              onReadThumbnail={() => onReadThumbnail(row.id)}
              onWithdraw={() => setAsked(row)}
              onCorrect={() => onCorrect(row)}
              onRestore={() => restore(row)}
            />
          )}
        </MoreRows>
        {asked && (
          <ConfirmDialog
            isOpen
            title={t('withdrawTitle', { title: asked.title })}
            confirmLabel={t('withdraw')}
            cancelLabel={t('keep')}
            isPending={action.isPending}
            onConfirm={() => void withdraw(asked)}
            onOpenChange={() => {
              setAsked(null);
              action.clear();
            }}
          >
            <p>{t(asked.state === 'published' ? 'withdrawPublished' : 'withdrawWaiting')}</p>
            <ActionAlert result={action.failure} />
          </ConfirmDialog>
        )}
      </Card>
    </div>
  );
}

function NothingYet({ onUpload }: Pick<MyUploadsProps, 'onUpload'>) {
  const t = useMessages(uploadMessages);
  return (
    <EmptyState
      icon={<DocumentIcon size={32} />}
      title={t('mineEmpty')}
      action={
        <Button variant="outline" onPress={onUpload}>
          {t('upload')}
        </Button>
      }
    >
      {t('mineEmptyHint')}
    </EmptyState>
  );
}
