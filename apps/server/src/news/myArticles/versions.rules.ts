import type { ArticleVersionKind } from '@chippage/api/types';

/** For so long later saves go into the version that the first of them began. */
const WRITING_MS = 10 * 60_000;

/** The newest kept version, as far as it says what happens to the next save. */
export interface NewestVersion {
  kind: ArticleVersionKind;
  begunAt: Date;
}

/** Whether a save goes into the newest version, or begins one. */
export const goesOn = (newest: NewestVersion | undefined, now: Date): boolean =>
  newest?.kind === 'writing' && now.getTime() - newest.begunAt.getTime() < WRITING_MS;

/** Which versions go when there are too many: the oldest of writing and conflicts; then the oldest of all. The newest stays. @param kept The newest first */
export function surplus<V extends { kind: ArticleVersionKind }>(kept: readonly V[], most: number): V[] {
  const over = kept.length - most;
  if (over <= 0) return [];
  const oldestFirst = kept.slice(1).toReversed();
  const loose = oldestFirst.filter(({ kind }) => kind === 'writing' || kind === 'conflict');
  const others = oldestFirst.filter(({ kind }) => kind !== 'writing' && kind !== 'conflict');
  return [...loose, ...others].slice(0, over);
}
