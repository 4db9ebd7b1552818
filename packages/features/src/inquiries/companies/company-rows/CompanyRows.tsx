import type { Loadable } from '@chippage/api/loadable';
import type { BoardRow } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { type BoardSide, inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { withParams } from '../../../i18n/paths/links.ts';
import { type ListPage, pageParam } from '../../../parts/list-page/listPage.ts';
import { PagedRows } from '../../../parts/list-page/PagedRows.tsx';
import { landing } from '../../../parts/page-column/PageColumn.css.ts';
import { BOARD_PAGE_SIZE } from '../../board/board-list/boardQuery.ts';
import { BoardTable } from '../../board/board-list/BoardTable.tsx';
import { companyRowsMessages } from './messages.ts';

export interface CompanyRowsProps {
  /** Whose they are. */
  company: { id: number; name: string };
  /** 0 its offers, 1 its demands that name it. */
  type: BoardSide;
  /** From 1. */
  page: number;
  rows: Loadable<ListPage<BoardRow>>;
  /** The rows are of the page before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
}

/** What a company offers or wants, on its page: anonymous demands are never among them. */
export function CompanyRows({ company: { id, name }, type, page, rows, isRefreshing = false }: CompanyRowsProps) {
  const t = useMessages(companyRowsMessages);
  const paths = usePaths(inquiriesPaths);
  const region = useRef<HTMLElement>(null);
  return (
    <section ref={region} className={landing} tabIndex={-1} aria-label={t('region', { name })}>
      <PagedRows
        value={rows}
        isRefreshing={isRefreshing}
        failedTitle={t('failed')}
        page={page}
        pageSize={BOARD_PAGE_SIZE}
        getHref={(next) => withParams(paths.companyHome(id, type === 0 ? 'supply' : 'demand'), { page: pageParam(next) })}
        headingRef={region}
      >
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState title={t(type === 0 ? 'supplyEmpty' : 'demandEmpty')}>{type === 1 && t('demandEmptyHint')}</EmptyState>
          ) : (
            <BoardTable type={type} rows={data} caption={t(type === 0 ? 'supplies' : 'demands', { name, page })} hasCompany={false} />
          )
        }
      </PagedRows>
    </section>
  );
}
