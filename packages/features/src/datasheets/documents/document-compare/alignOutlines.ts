import type { OutlineItem } from '@chippage/api/types';

/** A heading with the pages on which it stands in two documents; null where it is not. */
export interface AlignedHeading {
  title: string;
  level: number;
  pages: readonly [number | null, number | null];
}

/** Chapter numbers shift between editions; what they head does not. */
const keyOf = ({ title }: OutlineItem): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\s\d.]+/u, '')
    .replace(/\s+/gu, '');

/**
 * Lays two outlines side by side: headings of the same words stand in one row, in the order of both.
 * What only one of them has stands between, where it is in its own.
 */
export function alignOutlines(left: readonly OutlineItem[], right: readonly OutlineItem[]): AlignedHeading[] {
  const rows: AlignedHeading[] = [];
  let next = 0;
  const onlyRight = (until: number) => {
    for (const { title, level, page } of right.slice(next, until)) rows.push({ title, level, pages: [null, page] });
    next = Math.max(next, until);
  };
  for (const item of left) {
    const found = right.findIndex((other, at) => at >= next && keyOf(other) === keyOf(item));
    if (found === -1) rows.push({ title: item.title, level: item.level, pages: [item.page, null] });
    else {
      onlyRight(found);
      rows.push({ title: item.title, level: item.level, pages: [item.page, right[found]?.page ?? null] });
      next = found + 1;
    }
  }
  onlyRight(right.length);
  return rows;
}

/**
 * The page of the other document that belongs to a page of one: as far behind the last common heading, but not beyond the next one.
 * @param from Which side the page is of.
 */
export function otherPage(rows: readonly AlignedHeading[], from: 0 | 1, page: number, otherCount: number): number {
  const to = from === 0 ? 1 : 0;
  const common = rows.flatMap(({ pages }) => {
    const [here, there] = [pages[from], pages[to]];
    return here === null || there === null ? [] : [{ here, there }];
  });
  const before = common.findLast(({ here }) => here <= page) ?? { here: 1, there: 1 };
  const after = common.find(({ here, there }) => here > page && there > before.there);
  const limit = Math.min(otherCount, after ? Math.max(before.there, after.there - 1) : otherCount);
  return Math.max(1, Math.min(limit, before.there + page - before.here));
}
