import type { DiskSort, SortDirection } from '@chippage/api/types';
import { choiceIn } from '../../../parts/list-page/listPage.ts';
import type { LinkParams } from '../../../i18n/paths/links.ts';

/** What of the disk is seen, as the address says it. */
export interface DiskView {
  /** Null: the disk itself. */
  folderId: number | null;
  sort: DiskSort;
  direction: SortDirection;
  /** Words that are looked for in the whole disk; empty: the folder is seen. */
  keywords: string;
  /** The file that is looked at. */
  fileId: number | null;
}

/** The orders of a folder. */
export const diskOrders = ['name-asc', 'name-desc', 'time-desc', 'time-asc', 'size-desc', 'size-asc', 'kind-asc'] as const;
/** One of them. */
export type DiskOrder = (typeof diskOrders)[number];

const numberIn = (text: string | null): number | null => {
  const number = Number(text ?? '');
  return Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** The order of a view as one word. */
export const orderOf = ({ sort, direction }: Pick<DiskView, 'sort' | 'direction'>): DiskOrder =>
  diskOrders.find((order) => order === `${sort}-${direction}`) ?? 'name-asc';

/** The order that a word means. */
export function viewOrder(order: DiskOrder): Pick<DiskView, 'sort' | 'direction'> {
  const [sort, direction] = order.split('-') as [DiskSort, SortDirection];
  return { sort, direction };
}

/** Reads what is seen out of an address. */
export function diskViewIn(params: URLSearchParams): DiskView {
  return {
    folderId: numberIn(params.get('folder')),
    ...viewOrder(choiceIn(params.get('order'), diskOrders)),
    keywords: params.get('q')?.trim().slice(0, 200) ?? '',
    fileId: numberIn(params.get('file')),
  };
}

/** What is seen, for an address. */
export function diskViewParams(view: DiskView): LinkParams {
  const order = orderOf(view);
  return { folder: view.folderId, order: order === 'name-asc' ? null : order, q: view.keywords || null, file: view.fileId };
}
