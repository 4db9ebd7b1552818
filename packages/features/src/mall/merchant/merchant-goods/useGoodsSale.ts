import type { GoodsRow } from '@chippage/api/types';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import { merchantGoodsMessages } from './messages.ts';

/** A change that can be taken back until the next one. */
interface SaleChange {
  ids: number[];
  isOnSale: boolean;
}

/** Which goods are chosen, and what is done with them. */
export interface GoodsSale {
  action: Action;
  rows: readonly GoodsRow[];
  chosen: ReadonlySet<number>;
  choose: (ids: readonly number[], isChosen: boolean) => void;
  /** Puts those of the rows on sale that are not, or the other way round. */
  change: (rows: readonly GoodsRow[], isOnSale: boolean, id: string) => void;
  /** Takes the last change back; null when there is none. */
  undo: (() => void) | null;
}

/** How many goods one call takes. */
const MOST = 200;

/** Chooses among the merchant's goods and puts them on sale or takes them off it. */
export function useGoodsSale(rows: readonly GoodsRow[], onSale: (goodsIds: number[], isOnSale: boolean) => Promise<unknown>): GoodsSale {
  const t = useMessages(merchantGoodsMessages);
  const action = useAction(t('saleFailed'));
  const [all, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<SaleChange | null>(null);
  // What is no longer listed is not acted on unseen.
  const chosen = new Set(rows.map(({ id }) => id).filter((id) => all.has(id)));
  return {
    action,
    rows,
    chosen,
    choose: (ids, isChosen) => setChosen(isChosen ? new Set([...chosen, ...ids]) : new Set([...chosen].filter((id) => !ids.includes(id)))),
    change: (meant, isOnSale, id) => {
      const changed = meant.filter((row) => row.isOnSale !== isOnSale).slice(0, MOST);
      const [first] = changed;
      if (!first) return;
      const ids = changed.map((row) => row.id);
      const name = ids.length === 1 ? first.mpn : t('several', { count: formatNumber(ids.length) });
      const call = async () => {
        setLast(null);
        await onSale(ids, isOnSale);
        setChosen(new Set());
        setLast({ ids, isOnSale });
      };
      void action.run(id, call, t(isOnSale ? 'putOnDone' : 'takeOffDone', { name }));
    },
    undo:
      last &&
      (() => {
        const call = () => onSale(last.ids, !last.isOnSale).then(() => setLast(null));
        void action.run('undo', call, t('undone', { count: formatNumber(last.ids.length) }));
      }),
  };
}
