import { useApi } from '@chippage/api/ApiProvider';
import { knownContactsQuery, removeKnownContact, restoreKnownContact } from '@chippage/api/entries';
import type { KnownContact } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { KnownContactsProps } from './KnownContacts.tsx';
import { knownContactsMessages } from './messages.ts';

const columns = ['name', 'company', 'phone', 'email', 'wechat', 'note'] as const;
const MOST_A_PAGE = 100;

export interface KnownContactsOptions extends Pick<KnownContactsProps, 'keywords' | 'onSearch'> {
  saveFile: (blob: Blob, name: string) => void;
}

/** Binds `KnownContacts` to the API. */
export function useKnownContacts({ keywords, onSearch, saveFile }: KnownContactsOptions): KnownContactsProps {
  const client = useApi();
  const t = useMessages(knownContactsMessages);
  const pages = knownContactsQuery.usePages({ keywords, pageSize: 20 });
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const change = async ({ id }: KnownContact, isThere: boolean) => {
    await (isThere ? restoreKnownContact : removeKnownContact)({ id }, { client });
    setRemoved((was) => new Set(isThere ? [...was].filter((each) => each !== id) : [...was, id]));
  };
  /** All of them, page after page. */
  const readAll = async () => {
    const rows: KnownContact[] = [];
    for (let pageIndex = 1; ; pageIndex += 1) {
      const { data, totalRecord } = await knownContactsQuery.fetch({ keywords, pageIndex, pageSize: MOST_A_PAGE }, { client });
      rows.push(...data);
      if (data.length === 0 || rows.length >= totalRecord) return rows;
    }
  };
  return {
    contacts: toPagedList(pages),
    keywords,
    onSearch,
    isRemoved: ({ id }) => removed.has(id),
    onRemove: (contact) => change(contact, false),
    onUndo: (contact) => change(contact, true),
    onExport: async () => {
      const rows = await readAll();
      const table = { head: columns.map((column) => t(column)), rows: rows.map((row) => columns.map((column) => row[column] ?? '')) };
      saveFile(new Blob([toCsv(table)], { type: 'text/csv' }), t('file'));
      return rows.length;
    },
    onLoadMore: pages.loadMore,
  };
}
