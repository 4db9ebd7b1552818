import type { Loadable } from '@chippage/api/loadable';
import type { DocumentUpload } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ClockIcon, DocumentIcon, ErrorIcon, SuccessIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { Inset } from '../../../parts/page-column/PageColumn.tsx';
import { Row, RowActions, RowMeta, RowText, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { uploadMessages } from './messages.ts';

export interface MyUploadsProps {
  uploads: Loadable<PagedList<DocumentUpload>>;
  onLoadMore: () => void;
  /** @throws ApiError whose message is shown */
  onWithdraw: (id: number) => Promise<unknown>;
  /** Takes a refused one back into the form. */
  onCorrect: (upload: DocumentUpload) => void;
  onUpload: () => void;
}

const looks = {
  draft: { tone: 'neutral', Icon: ClockIcon },
  reviewing: { tone: 'info', Icon: ClockIcon },
  published: { tone: 'ok', Icon: SuccessIcon },
  refused: { tone: 'danger', Icon: ErrorIcon },
  withdrawn: { tone: 'neutral', Icon: ErrorIcon },
} as const;

/** What a member handed in, and what became of it. */
export function MyUploads({ uploads, onLoadMore, onWithdraw, onCorrect, onUpload }: MyUploadsProps) {
  const t = useMessages(uploadMessages);
  const action = useAction();
  const [asked, setAsked] = useState<DocumentUpload | null>(null);
  const withdraw = ({ id, title }: DocumentUpload) => action.run(String(id), () => onWithdraw(id).then(() => setAsked(null)), t('withdrawDone', { title }));
  return (
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
        }
        onLoadMore={onLoadMore}
      >
        {(row) => <UploadRow key={row.id} row={row} onWithdraw={() => setAsked(row)} onCorrect={() => onCorrect(row)} />}
      </MoreRows>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('withdrawTitle', { title: asked?.title ?? '' })}
        confirmLabel={t('withdraw')}
        cancelLabel={t('keep')}
        isPending={action.isPending}
        onConfirm={() => asked && void withdraw(asked)}
        onOpenChange={() => {
          setAsked(null);
          action.clear();
        }}
      >
        <p>{t(asked?.state === 'published' ? 'withdrawPublished' : 'withdrawWaiting')}</p>
        <ActionAlert result={action.failure} />
      </ConfirmDialog>
    </Card>
  );
}

interface UploadRowProps {
  row: DocumentUpload;
  onWithdraw: () => void;
  onCorrect: () => void;
}

function UploadRow({ row, onWithdraw, onCorrect }: UploadRowProps) {
  const t = useMessages(uploadMessages);
  const paths = usePaths(datasheetsPaths);
  const { title, state, brandName, mpns, reason, documentId, brandId, createTime, pageCount } = row;
  const { tone, Icon } = looks[state];
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {title}
          <Tag tone={tone} icon={tone === 'neutral' ? undefined : <Icon size={14} />}>
            {t(state)}
          </Tag>
        </RowTitle>
        <RowMeta>
          <span>{brandName}</span>
          <span translate="no">{mpns.join(' ')}</span>
          <span>{t('pages', { count: pageCount })}</span>
          <span>
            {t('submitTime')} <FriendlyTime dateTime={createTime} />
          </span>
        </RowMeta>
        {state === 'refused' && reason !== null && <RowText>{t('reason', { reason })}</RowText>}
      </RowWords>
      <RowActions>
        {documentId !== null && brandId !== null && (
          <LinkButton size="sm" variant="outline" href={paths.specificationDetail(documentId, brandId)} aria-label={t('openOf', { title })}>
            {t('open')}
          </LinkButton>
        )}
        {state === 'refused' && (
          <Button size="sm" variant="outline" aria-label={t('correctOf', { title })} onPress={onCorrect}>
            {t('correct')}
          </Button>
        )}
        {state !== 'withdrawn' && (
          <Button size="sm" variant="plain" aria-label={t('withdrawOf', { title })} onPress={onWithdraw}>
            {t('withdraw')}
          </Button>
        )}
      </RowActions>
    </Row>
  );
}
