import type { Loadable } from '@chippage/api/loadable';
import type { MerchantSeat, OperatorMember } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Table } from '@chippage/ui/Table';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { KeywordsField } from '../../parts/keywords-field/KeywordsField.tsx';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { seatColumns } from './seatColumns.tsx';
import type { MerchantQuery } from './merchantQuery.ts';
import { merchantAdminMessages } from './messages.ts';
import { TakeAwayDialog } from './TakeAwayDialog.tsx';

export interface MerchantAdminProps {
  seats: Loadable<ListPage<MerchantSeat>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: MerchantQuery;
  onQueryChange: (query: MerchantQuery) => void;
  getHref: (query: MerchantQuery) => string;
  /** Lets a member speak for a merchant, or nobody. Rejects with the server's refusal. */
  onAssign: (merchantId: number, memberId: number | null) => Promise<unknown>;
  /** The first few members with such a name, number or id. */
  onFindMembers: (keywords: string) => Promise<readonly OperatorMember[]>;
}

/** Merchants and the members who speak for them; another member is named, or the seat is taken away. */
export function MerchantAdmin({ seats, isRefreshing = false, query, onQueryChange, getHref, onAssign, onFindMembers }: MerchantAdminProps) {
  const t = useMessages(merchantAdminMessages);
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      tools={
        <KeywordsField label={t('search')} hint={t('searchHint')} searched={query.keywords} onSearch={(keywords) => onQueryChange({ keywords, page: 1 })} />
      }
      value={seats}
      failedTitle={t('failed')}
      bones={['320px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => <Seats list={list} {...{ onAssign, onFindMembers }} />}
    </PagedListPage>
  );
}

function Seats({ list, onAssign, onFindMembers }: Pick<MerchantAdminProps, 'onAssign' | 'onFindMembers'> & { list: ListPage<MerchantSeat> }) {
  const t = useMessages(merchantAdminMessages);
  const announce = useAnnounce();
  const [open, setOpen] = useState<{ seat: MerchantSeat; action: 'assign' | 'takeAway' } | null>(null);
  const columns = useMemo(() => seatColumns({ t, onOpen: (seat, action) => setOpen({ seat, action }) }), [t]);
  const done = (words: string) => {
    announce(words);
    setOpen(null);
  };
  return (
    <>
      <Card padding="none">
        <Table
          caption={t('caption')}
          columns={columns}
          rows={list.data}
          getRowKey={({ merchant }) => merchant.id}
          empty={
            <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
      </Card>
      {open?.action === 'assign' && (
        <AssignDialog
          merchant={open.seat.merchant}
          onFindMembers={onFindMembers}
          onAssign={(memberId) => onAssign(open.seat.merchant.id, memberId)}
          onClose={() => setOpen(null)}
          onDone={(member) => done(t('assigned', { name: open.seat.merchant.name, member }))}
        />
      )}
      {open?.action === 'takeAway' && (
        <TakeAwayDialog
          seat={open.seat}
          onTakeAway={() => onAssign(open.seat.merchant.id, null)}
          onClose={() => setOpen(null)}
          onDone={() => done(t('taken', { name: open.seat.merchant.name }))}
        />
      )}
    </>
  );
}
