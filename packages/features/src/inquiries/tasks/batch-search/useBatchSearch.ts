import { useApi } from '@chippage/api/ApiProvider';
import { searchBoardBatch } from '@chippage/api/inquiries';
import type { BatchSearchResult } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { toCsv } from '../../../parts/csv/toCsv.ts';
import { fileName } from '../../../parts/file-name/fileName.ts';
import { toXlsx } from '../../../parts/xlsx/toXlsx.ts';
import type { BatchSearchProps } from './BatchSearch.tsx';
import { batchSearchMessages } from './messages.ts';
import { searchTable } from './searchLines.ts';

/** Binds `BatchSearch` to the API. @param onSaveFile Hands a file over */
export function useBatchSearch(onSaveFile: (file: Blob, name: string) => void): BatchSearchProps {
  const client = useApi();
  const t = useMessages(batchSearchMessages);
  const [results, setResults] = useState<readonly BatchSearchResult[] | null>(null);
  return {
    results,
    async onSearch(lines) {
      setResults((await searchBoardBatch({ lines }, { client })).data);
    },
    async onSave(format) {
      const table = searchTable(results ?? [], t);
      const file =
        format === 'xlsx'
          ? await toXlsx(table, t('sheet'))
          : new Blob([toCsv({ head: table.head, rows: table.rows.map((row) => row.map(String)) })], { type: 'text/csv;charset=utf-8' });
      onSaveFile(file, fileName({ about: t('fileName'), ending: format }));
    },
  };
}
