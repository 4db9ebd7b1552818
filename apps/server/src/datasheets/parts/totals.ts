import type { Category } from '@chippage/api/types';
import type { Snapshot } from './catalogue/catalogue.ts';

/** Counts over the whole catalogue. */
export interface Totals {
  /** By position of the brand. */
  brand: Int32Array;
  /** By position of the category: its own parts and those below. */
  categoryAndBelow: Int32Array;
}

const kept = new WeakMap<Snapshot, Totals>();

/** Counts of a snapshot, made once. */
export function totalsOf(snapshot: Snapshot): Totals {
  const known = kept.get(snapshot);
  if (known) return known;
  const { index } = snapshot;
  const totals = { brand: new Int32Array(index.brands.length), categoryAndBelow: new Int32Array(index.categories.length) };
  const place = new Map(index.categories.map((category, at) => [category.id, at]));
  const parent = index.categories.map((category) => (category.parentId === null ? -1 : (place.get(category.parentId) ?? -1)));
  for (let row = 0; row < index.size; row++) {
    const brand = index.brand[row] ?? 0;
    totals.brand[brand] = (totals.brand[brand] ?? 0) + 1;
    for (let at = index.category[row] ?? -1; at >= 0; at = parent[at] ?? -1) totals.categoryAndBelow[at] = (totals.categoryAndBelow[at] ?? 0) + 1;
  }
  kept.set(snapshot, totals);
  return totals;
}

/** The category tree with counts. */
export function categoryTree(snapshot: Snapshot): Category[] {
  const { categoryAndBelow } = totalsOf(snapshot);
  const all = snapshot.index.categories.map((category, at): Category => ({ ...category, count: categoryAndBelow[at] ?? 0, children: [] }));
  const byId = new Map(all.map((category) => [category.id, category]));
  for (const category of all) if (category.parentId !== null) byId.get(category.parentId)?.children.push(category);
  return all.filter((category) => category.parentId === null);
}
