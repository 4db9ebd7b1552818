import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { importGoods, merchantGoodsCountsQuery, merchantGoodsQuery, myMerchantQuery } from '@chippage/api/mall';
import { useInvalidate } from '@chippage/api/query';
import type { GoodsRow, SheetResult } from '@chippage/api/types';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { GoodsImportProps, ImportFault } from './GoodsImport.tsx';
import { goodsSheet } from './goodsSheet.ts';
import { type ImportState, mergeRows, portions } from './importState.ts';
import { goodsImportMessages, goodsSheetMessages } from './messages.ts';
import { type ReadRow, readRows, SHEET_MAX_ROWS } from './readRows.ts';
import { readSheet, SheetError } from '../../../parts/sheet/readSheet.ts';
import { findHead } from './sheetColumns.ts';
import { sheetWordsOf } from './sheetWords.ts';

const PAGE_SIZE = 100;

/** Reads a merchant's list in the browser, tries it, and imports it in portions. */
export function useGoodsImport({
  onSaveFile,
}: {
  /** Hands a CSV file over. */
  onSaveFile: (csv: string, name: string) => void;
}): Pick<GoodsImportProps, 'state' | 'fault' | 'onFile' | 'onApply' | 'onReset' | 'onTemplate' | 'onOwn' | 'onSave'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const words = useMessages(goodsSheetMessages);
  const t = useMessages(goodsImportMessages);
  const [state, setState] = useState<ImportState>({ stage: 'empty' });
  const [fault, setFault] = useState<ImportFault | null>(null);
  const read = useRef<ReadRow[]>([]);
  // Rows that were written: after a stop the rest goes on behind them.
  const written = useRef<SheetResult[]>([]);

  const send = async (stage: 'checking' | 'importing', file: string, unread: readonly string[]): Promise<void> => {
    const isTrial = stage === 'checking';
    const before = isTrial ? [] : written.current;
    const isDone = new Set(before.map(({ row }) => row));
    const asked = read.current.flatMap((row) => ('asked' in row && !isDone.has(row.row) ? row.asked : []));
    const answers = [...before];
    const total = asked.length + before.length;
    const show = () => setState((was) => ({ stage, file, done: answers.length, total, rows: 'rows' in was ? was.rows : [], unread }));
    show();
    try {
      for (const rows of portions(asked)) {
        answers.push(...(await importGoods({ rows, isTrial }, { client })).data);
        if (!isTrial) written.current = [...answers];
        show();
      }
      const rows = mergeRows(read.current, answers);
      setState(isTrial ? { stage: 'checked', file, rows, unread, stopped: null } : { stage: 'done', file, rows, unread });
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : t('failed');
      if (isTrial) {
        setState({ stage: 'empty' });
        setFault({ kind: 'stopped', reason });
      } else {
        const row = asked[answers.length - before.length]?.row ?? 0;
        setState((was) => ({ stage: 'checked', file, rows: 'rows' in was ? was.rows : [], unread, stopped: { row, reason } }));
      }
    } finally {
      if (!isTrial) void Promise.all([invalidate(merchantGoodsQuery), invalidate(merchantGoodsCountsQuery), invalidate(myMerchantQuery)]);
    }
  };

  return {
    state,
    fault,
    async onFile(file) {
      setFault(null);
      written.current = [];
      try {
        const table = await readSheet(file);
        const known = sheetWordsOf(words);
        const head = findHead(table, known);
        if (!head) return setFault({ kind: 'noHead' });
        read.current = readRows(table, head, known);
        const count = read.current.length;
        if (count === 0) return setFault({ kind: 'noLines' });
        if (count > SHEET_MAX_ROWS) return setFault({ kind: 'tooMany', count });
        await send('checking', file.name, head.unread);
      } catch (error) {
        setFault({ kind: error instanceof SheetError ? error.fault : 'unreadable' });
      }
    },
    onApply: () => (state.stage === 'checked' ? send('importing', state.file, state.unread) : Promise.resolve()),
    onReset() {
      setState({ stage: 'empty' });
      setFault(null);
    },
    onTemplate: () => onSaveFile(goodsSheet([], words), t('templateName')),
    async onOwn() {
      const rows: GoodsRow[] = [];
      for (let pageIndex = 1; ; pageIndex += 1) {
        const page = await merchantGoodsQuery.fetch({ pageIndex, pageSize: PAGE_SIZE }, { client });
        rows.push(...page.data);
        if (page.data.length < PAGE_SIZE) break;
      }
      onSaveFile(goodsSheet(rows, words), t('ownName'));
    },
    onSave: onSaveFile,
  };
}
