import type { Loadable } from '@chippage/api/loadable';
import type { AuditRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { SearchField } from '@chippage/ui/SearchField';
import { Table } from '@chippage/ui/Table';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { useFollowedText } from '../../parts/keywords-field/useFollowedText.ts';
import { auditColumns } from './auditColumns.tsx';
import * as styles from './AuditLog.css.ts';
import { auditGroups, type AuditQuery, memberIdIn } from './auditQuery.ts';
import { auditLogMessages } from './messages.ts';

export interface AuditLogProps {
  log: Loadable<ListPage<AuditRow>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: AuditQuery;
  onQueryChange: (query: AuditQuery) => void;
  /** Every page and every member's lines have an address. */
  getHref: (query: AuditQuery) => string;
}

/** Who did what, when, from where, and what came of it. It is only read: nobody changes it. */
export function AuditLog({ log, isRefreshing = false, query, onQueryChange, getHref }: AuditLogProps) {
  const t = useMessages(auditLogMessages);
  const hrefOf = (memberId: number) => getHref({ group: 'all', memberId, page: 1 });
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      tools={
        <>
          <MemberFilter memberId={query.memberId} onChange={(memberId) => onQueryChange({ ...query, memberId, page: 1 })} />
          <NativeSelect
            label={t('groupFilter')}
            value={query.group}
            onChange={(group) => onQueryChange({ ...query, group: group as AuditQuery['group'], page: 1 })}
            options={auditGroups.map((id) => ({ id, label: t(id) }))}
          />
        </>
      }
      value={log}
      failedTitle={t('notLoaded')}
      bones={['480px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => <Lines rows={list.data} hrefOf={hrefOf} />}
    </PagedListPage>
  );
}

function MemberFilter({ memberId, onChange }: { memberId: number | null; onChange: (memberId: number | null) => void }) {
  const t = useMessages(auditLogMessages);
  const [text, setText] = useFollowedText(memberId === null ? '' : String(memberId));
  const [isWrong, setWrong] = useState(false);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('memberId')}
        isLabelHidden
        placeholder={t('memberId')}
        size="sm"
        isMono
        inputMode="numeric"
        value={text}
        onChange={setText}
        maxLength={16}
        error={isWrong ? t('memberError') : undefined}
        clearLabel={t('clear')}
        submitLabel={t('submit')}
        onSubmit={(typed) => {
          const id = memberIdIn(typed.trim());
          setWrong(id === null && typed.trim() !== '');
          if (id !== null || typed.trim() === '') onChange(id);
        }}
        onClear={() => onChange(null)}
      />
    </div>
  );
}

function Lines({ rows, hrefOf }: { rows: readonly AuditRow[]; hrefOf: (memberId: number) => string }) {
  const t = useMessages(auditLogMessages);
  // oxlint-disable-next-line react/exhaustive-deps -- the address of a member's lines does not depend on anything that changes
  const columns = useMemo(() => auditColumns(t, hrefOf), [t]);
  return (
    <Card padding="none">
      <Table
        caption={t('caption')}
        columns={columns}
        rows={rows}
        getRowKey={({ id }) => id}
        density="compact"
        empty={
          <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
      />
    </Card>
  );
}
