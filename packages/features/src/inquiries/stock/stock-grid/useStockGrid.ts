import { useApi } from '@chippage/api/ApiProvider';
import {
  boardRowsQuery,
  changeStockLine,
  excelTasksQuery,
  moveBoardRows,
  ownBoardCountsQuery,
  ownBoardRowsQuery,
  sellStock,
  stockFile,
  stockLinesQuery,
} from '@chippage/api/inquiries';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { fileName } from '../../../parts/file-name/fileName.ts';
import type { StockGridProps } from './StockGrid.tsx';
import { stockFilters, type StockQuery, stockVariables } from './stockQuery.ts';

/** Binds `StockGrid` to the API; while another page is read the last one stays. */
export function useStockGrid(
  query: StockQuery,
  { name, onSaveFile }: { name: string; onSaveFile: (file: Blob, name: string) => void },
): Pick<StockGridProps, 'lines' | 'counts' | 'lastSheet' | 'isRefreshing' | 'onChange' | 'onMove' | 'onSell' | 'onExport'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = stockLinesQuery.use(stockVariables(query), { keepPreviousData: true });
  const counts = ownBoardCountsQuery.use({ type: 0 });
  const tasks = excelTasksQuery.use({ kind: 'stock', pageIndex: 1, pageSize: 1 });
  const reread = () => Promise.all([stockLinesQuery, ownBoardRowsQuery, ownBoardCountsQuery, boardRowsQuery].map(invalidate));
  return {
    lines: toLoadable(answer),
    counts: counts.data?.data ?? null,
    lastSheet: tasks.data?.data[0] ?? null,
    isRefreshing: answer.isLoading && answer.data !== undefined,
    async onChange(change) {
      const line = await changeStockLine(change, { client });
      // Nobody waits for it: the answer is on the screen.
      void reread();
      return line;
    },
    async onMove(deed, ids) {
      const moved = await moveBoardRows({ deed, ids }, { client });
      await reread();
      return moved;
    },
    async onSell(ids, isTrial) {
      const { data } = await sellStock({ ids, isTrial }, { client });
      if (!isTrial) await invalidate(stockLinesQuery);
      return data;
    },
    async onExport() {
      const { blob } = await stockFile({ ...stockFilters(query), format: 'csv' }, { client });
      onSaveFile(blob, fileName({ about: name, ending: 'csv' }));
    },
  };
}
