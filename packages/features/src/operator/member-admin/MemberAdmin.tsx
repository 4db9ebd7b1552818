import type { Loadable } from '@chippage/api/loadable';
import type { OperatorMember } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { Table } from '@chippage/ui/Table';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { ListTools } from '../../parts/list-page/ListTools.tsx';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import * as styles from './MemberAdmin.css.ts';
import { memberColumns } from './memberColumns.tsx';
import { type MemberQuery, memberStates } from './memberQuery.ts';
import { memberAdminMessages } from './messages.ts';
import { SuspendDialog, type Suspension } from './SuspendDialog.tsx';

export interface MemberAdminProps {
  members: Loadable<ListPage<OperatorMember>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: MemberQuery;
  onQueryChange: (query: MemberQuery) => void;
  getHref: (query: MemberQuery) => string;
  /** Rejects with the server's refusal, e.g. `member.self`. */
  onSuspend: (suspension: Suspension) => Promise<unknown>;
  onRestore: (id: number) => Promise<unknown>;
}

/** Members by name, number or id; stops an account at once, and lets it in again. */
export function MemberAdmin({ members, isRefreshing = false, query, onQueryChange, getHref, onSuspend, onRestore }: MemberAdminProps) {
  const t = useMessages(memberAdminMessages);
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      tools={
        <ListTools
          query={query}
          onQueryChange={onQueryChange}
          label={t('search')}
          hint={t('searchHint')}
          filters={[{ field: 'state', label: t('stateFilter'), options: memberStates.map((id) => ({ id, label: t(id) })) }]}
        />
      }
      value={members}
      failedTitle={t('failed')}
      bones={['420px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => <MemberTable list={list} onSuspend={onSuspend} onRestore={onRestore} />}
    </PagedListPage>
  );
}

function MemberTable({ list, onSuspend, onRestore }: Pick<MemberAdminProps, 'onSuspend' | 'onRestore'> & { list: ListPage<OperatorMember> }) {
  const t = useMessages(memberAdminMessages);
  const announce = useAnnounce();
  const [suspending, setSuspending] = useState<OperatorMember | null>(null);
  const [restoringId, setRestoringId] = useState<number | null>(null);
  const { failure, run } = useAction();
  // The table draws its rows anew when a column changes, so the columns hold still while the actions behind them change.
  const restore = useRef<(member: OperatorMember) => void>(() => undefined);
  useEffect(() => {
    restore.current = ({ id, nickName }) => {
      setRestoringId(id);
      void run('restore', () => onRestore(id)).then((isDone) => {
        setRestoringId(null);
        if (isDone) announce(t('restoredDone', { name: nickName }));
      });
    };
  });
  const columns = useMemo(() => memberColumns({ t, restoringId, onSuspend: setSuspending, onRestore: (member) => restore.current(member) }), [t, restoringId]);
  return (
    <>
      {failure !== null && (
        <div className={styles.failure}>
          <ActionAlert result={failure} />
        </div>
      )}
      <Card padding="none">
        <Table
          caption={t('caption')}
          columns={columns}
          rows={list.data}
          getRowKey={({ id }) => id}
          empty={
            <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
        />
      </Card>
      {suspending !== null && (
        <SuspendDialog
          member={suspending}
          onSuspend={onSuspend}
          onClose={() => setSuspending(null)}
          onDone={() => {
            announce(t('suspendedDone', { name: suspending.nickName }));
            setSuspending(null);
          }}
        />
      )}
    </>
  );
}
