const oldRoutes = new WeakMap<object, Set<string>>();

/** Marks the answers of a route as old, in the cache that keeps them. */
export function markOld(cache: object, route: string): void {
  oldRoutes.set(cache, (oldRoutes.get(cache) ?? new Set()).add(route));
}

/** Whether answers of a route were marked as old: what is kept is shown, and read again. */
export const isOld = (cache: object, route: string): boolean => oldRoutes.get(cache)?.has(route) ?? false;
