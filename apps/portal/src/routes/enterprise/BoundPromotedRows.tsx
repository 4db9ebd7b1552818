import { PromotedRows, usePromotedRows } from '@chippage/features/PromotedRows';
import { useSessionStore } from '../../page/useSessionStore.ts';

const KEY = 'promotedRows.closed';

/** Advertisements of companies; what was closed stays closed in this visit. */
export function BoundPromotedRows() {
  const store = useSessionStore();
  const promoted = usePromotedRows({ isClosed: store?.getItem(KEY) === '1', onClosed: () => store?.setItem(KEY, '1') });
  return <PromotedRows {...promoted} />;
}
