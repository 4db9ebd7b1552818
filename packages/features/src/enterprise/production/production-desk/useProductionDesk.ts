import { useApi } from '@chippage/api/ApiProvider';
import { ownProductionLinesQuery, productionLinesQuery, removeProductionLine, restoreProductionLine, sortProductionLines } from '@chippage/api/enterprise';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { OwnProductionLine } from '@chippage/api/types';
import { useState } from 'react';
import type { ProductionDeskProps } from './ProductionDesk.tsx';

/** The production lines of the member's company, as they are known. */
export function useOwnLines(): Loadable<readonly OwnProductionLine[]> {
  return mapLoadable(toLoadable(ownProductionLinesQuery.use({})), ({ data }) => data);
}

/** Binds `ProductionDesk` to the API. */
export function useProductionDesk(): ProductionDeskProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const lines = useOwnLines();
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [order, setOrder] = useState<readonly number[] | null>(null);
  const change = async ({ id }: OwnProductionLine, isThere: boolean) => {
    await (isThere ? restoreProductionLine : removeProductionLine)({ id }, { client });
    setRemoved((was) => (isThere ? was.filter((each) => each !== id) : [...was, id]));
    await invalidate(productionLinesQuery);
  };
  return {
    // What was wished shows at once; what nobody placed stays behind.
    lines: mapLoadable(lines, (found) => (order === null ? found : found.toSorted((one, other) => placeIn(order, one) - placeIn(order, other)))),
    isRemoved: ({ id }) => removed.includes(id),
    onRemove: (line) => change(line, false),
    onUndo: (line) => change(line, true),
    onSort: async (ids) => {
      const before = order;
      setOrder(ids);
      try {
        await sortProductionLines({ ids }, { client });
      } catch (error) {
        setOrder(before);
        throw error;
      }
      await Promise.all([invalidate(productionLinesQuery), invalidate(ownProductionLinesQuery)]);
    },
  };
}

const placeIn = (order: readonly number[], { id }: OwnProductionLine) => {
  const place = order.indexOf(id);
  return place === -1 ? order.length : place;
};
