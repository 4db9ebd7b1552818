import { useApi } from '@chippage/api/ApiProvider';
import { addBoardRows, boardRowsQuery, ownBoardCountsQuery, ownBoardRowsQuery } from '@chippage/api/inquiries';
import { boardLimits } from '@chippage/api/limits';
import { useInvalidate } from '@chippage/api/query';
import type { BoardBatchResult } from '@chippage/api/types';
import type { AskLinesProps } from './AskLines.tsx';

/** Binds `AskLines` to the API: long lists go in several calls, numbered on. */
export function useAskLines(): Pick<AskLinesProps, 'onPost'> {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    async onPost(forms) {
      const all: BoardBatchResult = { taken: 0, refused: 0, rows: [] };
      try {
        for (let from = 0; from < forms.length; from += boardLimits.rowsPerCall) {
          const { taken, refused, rows } = await addBoardRows({ rows: forms.slice(from, from + boardLimits.rowsPerCall) }, { client });
          all.taken += taken;
          all.refused += refused;
          all.rows.push(...rows.map((row) => ({ ...row, no: row.no + from })));
        }
      } catch (error) {
        // What was posted before is told; the rest stays to be sent.
        if (all.rows.length === 0) throw error;
      }
      await Promise.all([ownBoardRowsQuery, ownBoardCountsQuery, boardRowsQuery].map(invalidate));
      return all;
    },
  };
}
