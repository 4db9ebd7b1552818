import { toLoadable } from '@chippage/api/loadable';
import { operatorOrderQuery } from '@chippage/api/mall';
import { useOrderFiles } from '../order-detail/useOrderFiles.ts';
import type { OperatorOrderProps } from './OperatorOrder.tsx';

/** Binds an order of the mall to its call, for an operator. @param onSave Hears of each file, with its name */
export function useOperatorOrder(
  id: number,
  onSave: (file: Blob, name: string) => void,
): Pick<OperatorOrderProps, 'order' | 'onFile'> & { isMissing: boolean } {
  // Every reading is written down, so it is read once and not again by itself.
  const answer = operatorOrderQuery.use({ id }, { revalidateIfStale: false });
  return { order: toLoadable(answer), isMissing: answer.error?.status === 404, onFile: useOrderFiles(onSave) };
}
