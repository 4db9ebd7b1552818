import type { Loadable } from '@chippage/api/loadable';
import type { ChangeNotice } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../parts/row-list/RowList.tsx';
import { ChangeForm, type ChangeFormProps } from './ChangeForm.tsx';
import { changeAdminMessages } from './messages.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);

/** Props of `ChangeAdmin`. */
export interface ChangeAdminProps extends ChangeFormProps {
  notices: Loadable<ListPage<ChangeNotice>>;
  /** From 1. */
  page: number;
  getHref: (page: number) => string;
  /** @throws ApiError whose message is shown */
  onWithdraw: (notice: ChangeNotice) => Promise<void>;
}

/** Makers' notices for operators: filed from the maker's document, withdrawn when that was a mistake. */
export function ChangeAdmin({ notices, page, getHref, onFile, onWithdraw }: ChangeAdminProps) {
  const t = useMessages(changeAdminMessages);
  const action = useAction();
  const [asked, setAsked] = useState<ChangeNotice | null>(null);
  const withdraw = async (notice: ChangeNotice) => {
    await action.run('withdraw', () => onWithdraw(notice), t('withdrawn', { title: notice.title }));
    setAsked(null);
  };
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      value={notices}
      failedTitle={t('failed')}
      page={page}
      getHref={getHref}
    >
      {(list) => (
        <>
          <ActionAlert result={action.result} />
          <Card title={t('form')}>
            <ChangeForm onFile={(input) => onFile(input).then(() => void action.run('file', async () => undefined, t('filed', { title: input.title })))} />
          </Card>
          <Card title={t('list')} padding="none">
            {list.data.length === 0 ? (
              <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
            ) : (
              <RowList label={t('list')}>
                {list.data.map((notice) => (
                  <Filed key={notice.id} notice={notice} onWithdraw={() => setAsked(notice)} />
                ))}
              </RowList>
            )}
          </Card>
          {asked && (
            <ConfirmDialog
              isOpen
              title={t('withdrawTitle')}
              confirmLabel={t('withdraw')}
              cancelLabel={t('keep')}
              isPending={action.isPending}
              onConfirm={() => void withdraw(asked)}
              onOpenChange={() => setAsked(null)}
            >
              {t('withdrawText', { title: asked.title })}
            </ConfirmDialog>
          )}
        </>
      )}
    </PagedListPage>
  );
}

function Filed({ notice: { kind, title, number, brandName, brandNameCn, publishedOn, parts }, onWithdraw }: { notice: ChangeNotice; onWithdraw: () => void }) {
  const t = useMessages(changeAdminMessages);
  return (
    <Row>
      <RowWords>
        <RowTitle>{title}</RowTitle>
        <RowMeta>
          <span>{t(kind)}</span>
          <span>{brandNameCn ?? brandName}</span>
          {number !== null && <span translate="no">{number}</span>}
          <span>{t('published', { date: publishedOn })}</span>
          <span>{t('parts', { count: formatNumber(parts.length) })}</span>
        </RowMeta>
      </RowWords>
      <RowActions>
        <Button variant="outline" size="sm" tone="danger" onPress={onWithdraw} aria-label={t('withdrawNamed', { title })}>
          {t('withdraw')}
        </Button>
      </RowActions>
    </Row>
  );
}
