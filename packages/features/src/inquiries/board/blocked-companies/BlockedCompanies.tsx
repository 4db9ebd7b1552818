import type { Loadable } from '@chippage/api/loadable';
import type { BlockedCompany } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { AbsoluteTime } from '../../../i18n/friendly-time/AbsoluteTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import type { ListPage } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { blockedCompaniesMessages } from './messages.ts';

/** Props of `BlockedCompanies`. */
export interface BlockedCompaniesProps {
  companies: Loadable<ListPage<BlockedCompany>>;
  page: number;
  getHref: (page: number) => string;
  /** @throws ApiError whose words are shown */
  onUnblock: (enterpriseId: number) => Promise<void>;
}

/** Companies that the own company does not want to see. */
export function BlockedCompanies({ companies, page, getHref, onUnblock }: BlockedCompaniesProps) {
  const t = useMessages(blockedCompaniesMessages);
  const paths = usePaths(inquiriesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const action = useAction();
  const unblock = async ({ company: { id, name } }: BlockedCompany) => {
    const isDone = await action.run(String(id), () => onUnblock(id), t('done', { name }));
    // The button goes with its row.
    if (isDone) heading.current?.focus();
  };
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        headingRef={heading}
        note={companies.status === 'ready' ? t('count', { count: formatNumber(companies.data.totalRecord) }) : undefined}
      />
      <Note>{t('note')}</Note>
      <ActionAlert result={action.result} />
      <PagedRows value={companies} failedTitle={t('failed')} page={page} getHref={getHref} headingRef={heading}>
        {(list) =>
          list.data.length === 0 ? (
            <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
          ) : (
            <Card padding="none">
              <RowList label={t('list')}>
                {list.data.map((row) => (
                  <Row key={row.company.id}>
                    <RowWords>
                      <RowTitle>
                        <Link tone="quiet" href={paths.companyHome(row.company.id)}>
                          {row.company.name}
                        </Link>
                      </RowTitle>
                      <RowMeta>
                        <span>
                          {t('since')} <AbsoluteTime dateTime={row.createTime} />
                        </span>
                      </RowMeta>
                    </RowWords>
                    <RowActions>
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={t('unblockNamed', { name: row.company.name })}
                        isPending={action.pending === String(row.company.id)}
                        onPress={() => void unblock(row)}
                      >
                        {t('unblock')}
                      </Button>
                    </RowActions>
                  </Row>
                ))}
              </RowList>
            </Card>
          )
        }
      </PagedRows>
    </PageColumn>
  );
}
