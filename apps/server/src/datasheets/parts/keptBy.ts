import type { Snapshot } from './catalogue/catalogue.ts';

const kept = new WeakMap<Snapshot, Map<string, unknown>>();

/**
 * What is derived from a snapshot once and kept as long as the snapshot lives: never older than the catalogue shown.
 * @param name Says what it is; one maker per name.
 */
export function keptBy<T>(snapshot: Snapshot, name: string, make: (snapshot: Snapshot) => T): T {
  const values = kept.get(snapshot) ?? new Map<string, unknown>();
  kept.set(snapshot, values);
  const holder = values.get(name);
  if (isHolder<T>(holder)) return holder.value;
  const value = make(snapshot);
  values.set(name, { value });
  // A failed look is not worth keeping.
  if (value instanceof Promise) value.catch(() => values.delete(name));
  return value;
}

/** Each name has one maker, so the type of what is held is the maker's. */
const isHolder = <T>(holder: unknown): holder is { value: T } => typeof holder === 'object' && holder !== null && 'value' in holder;
