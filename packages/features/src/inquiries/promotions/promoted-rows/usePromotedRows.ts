import { promotedRowsQuery } from '@chippage/api/inquiries';
import { useState } from 'react';
import type { PromotedRowsProps } from './PromotedRows.tsx';

export interface PromotedRowsOptions {
  /** It was closed before in this visit. */
  isClosed: boolean;
  /** Keeps that it was closed. */
  onClosed: () => void;
}

/** Binds `PromotedRows` to the API; what was closed stays closed in this visit. */
export function usePromotedRows({ isClosed: wasClosed, onClosed }: PromotedRowsOptions): PromotedRowsProps {
  const [isClosed, setClosed] = useState(false);
  const rows = promotedRowsQuery.use({}, { revalidateIfStale: false }).data?.data ?? [];
  return {
    rows: wasClosed || isClosed ? [] : rows,
    onClose: () => {
      setClosed(true);
      onClosed();
    },
  };
}
