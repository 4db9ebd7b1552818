import { useApi } from '@chippage/api/ApiProvider';
import { blockCompany, boardPhoto, boardRowQuery, boardRowsQuery, priceForDemandQuery, reportBoardRow } from '@chippage/api/inquiries';
import { useInvalidate } from '@chippage/api/query';
import type { BoardDetail } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { RowDetailProps } from './RowDetail.tsx';

/** What `RowDetail` needs of the API. `isMissing`: there is no such row. */
export interface RowDetailBinding extends Pick<RowDetailProps, 'row' | 'price' | 'onReadPhoto' | 'onReport'> {
  isMissing: boolean;
  /** The row once it is there. */
  data: BoardDetail | undefined;
  onBlock: (enterpriseId: number) => Promise<void>;
}

/** Binds `RowDetail` to the API. */
export function useRowDetail(id: number): RowDetailBinding {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, data, isMissing } = useDetail(boardRowQuery, { id });
  const price = priceForDemandQuery.use({ demandId: id }, { revalidateIfStale: false });
  return {
    row: value,
    data,
    isMissing,
    price: price.data ?? null,
    onReadPhoto: async (photoId) => (await boardPhoto({ id: photoId }, { client })).blob,
    onReport: async (report) => void (await reportBoardRow({ id, ...report }, { client })),
    onBlock: async (enterpriseId) => {
      await blockCompany({ enterpriseId }, { client });
      await Promise.all([invalidate(boardRowsQuery), invalidate(boardRowQuery)]);
    },
  };
}
