import type { Lifecycle, SearchAlertKind } from '@chippage/api/types';

/** What a saved search knows of a part. */
export interface WatchedPart {
  id: number;
  lifecycle: Lifecycle;
  /** Number of its newest datasheet; 0: it has none. */
  sheet: number;
  isStocked: boolean;
  /** The best price in yuan; null: nobody sells it for yuan. */
  unitPrice: string | null;
}

/** The same as it is kept, by number of the part. */
export type Baseline = Record<string, Omit<WatchedPart, 'id'>>;

/** Something that came or changed. */
export interface Change {
  kind: SearchAlertKind;
  partId: number;
  lifecycle: Lifecycle | null;
  unitPrice: string | null;
}

/** What a saved search tells of. */
export interface AlertWishes {
  kinds: readonly SearchAlertKind[];
  priceBelow: string | null;
}

/** What is kept of parts until the next look. */
export const baselineOf = (parts: readonly WatchedPart[]): Baseline => Object.fromEntries(parts.map(({ id, ...known }) => [id, known]));

/** What came or changed since the last look. A part that is new is only new: what else holds of it is no change. */
export function changesOf(before: Baseline, now: readonly WatchedPart[], { kinds, priceBelow }: AlertWishes): Change[] {
  const below = priceBelow === null ? 0 : Number(priceBelow);
  const isCheap = ({ unitPrice }: Pick<WatchedPart, 'unitPrice'>) => unitPrice !== null && Number(unitPrice) < below;
  return now.flatMap((part) => {
    const was = before[part.id];
    const happened: Record<SearchAlertKind, boolean> = {
      newPart: !was,
      newSheet: was !== undefined && part.sheet > was.sheet,
      price: was !== undefined && isCheap(part) && !isCheap(was),
      stock: was !== undefined && part.isStocked && !was.isStocked,
      lifecycle: was !== undefined && part.lifecycle !== was.lifecycle,
    };
    return kinds
      .filter((kind) => happened[kind])
      .map((kind) => ({
        kind,
        partId: part.id,
        lifecycle: kind === 'lifecycle' ? part.lifecycle : null,
        unitPrice: kind === 'price' ? part.unitPrice : null,
      }));
  });
}
