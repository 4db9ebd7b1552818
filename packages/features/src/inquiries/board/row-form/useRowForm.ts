import { useApi } from '@chippage/api/ApiProvider';
import {
  addBoardRow,
  boardRowQuery,
  boardRowsQuery,
  changeBoardRow,
  ownBoardCountsQuery,
  ownBoardRowQuery,
  ownBoardRowsQuery,
  uploadBoardPhoto,
} from '@chippage/api/inquiries';
import type { dateCodeDoubt } from '@chippage/api/dateCode';
import { useInvalidate } from '@chippage/api/query';
import type { BoardForm, OwnBoardRow } from '@chippage/api/types';
import { useEffect, useState } from 'react';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import { companyNeedOf } from '../../../parts/company-need/companyNeed.ts';
import type { RowFormProps } from './RowForm.tsx';

/** What `RowForm` needs of the API. `isMissing`: the company has no such row. */
export interface RowFormBinding extends Pick<RowFormProps, 'row' | 'need' | 'doubtOf' | 'onUpload'> {
  isMissing: boolean;
  /** Posts or changes it, and answers with it. */
  save: (form: BoardForm) => Promise<OwnBoardRow>;
}

/** Binds `RowForm` to the API. @param id null: a new row */
export function useRowForm(id: number | null, type: 0 | 1): RowFormBinding {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, isMissing } = useDetail(ownBoardRowQuery, id === null ? null : { id });
  // It only warns, so the form does not wait for it.
  const [doubt, setDoubt] = useState<{ of?: typeof dateCodeDoubt }>({});
  useEffect(() => {
    import('@chippage/api/dateCode').then(
      (code) => setDoubt({ of: code.dateCodeDoubt }),
      () => {},
    );
  }, []);
  // Whoever may not post reads it before anything is written.
  const counts = ownBoardCountsQuery.use(id === null ? { type } : null);
  return {
    need: companyNeedOf(counts.error),
    row: id === null ? null : value,
    isMissing,
    doubtOf: (dateCode) => doubt.of?.(dateCode, { now: new Date() }) ?? null,
    onUpload: (file, { signal, onProgress }) => uploadBoardPhoto({ file }, { client, signal, onProgress }),
    save: async (form) => {
      const saved = await (id === null ? addBoardRow(form, { client }) : changeBoardRow({ id, ...form }, { client }));
      await Promise.all([
        invalidate(ownBoardRowsQuery),
        invalidate(ownBoardCountsQuery),
        invalidate(ownBoardRowQuery),
        invalidate(boardRowsQuery),
        invalidate(boardRowQuery),
      ]);
      return saved;
    },
  };
}
