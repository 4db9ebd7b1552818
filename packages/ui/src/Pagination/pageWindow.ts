/** A page to offer, or the gap of two or more that follows it. */
export interface PageStep {
  page: number;
  isGap: boolean;
}

/** Which pages to offer: the first, the last, the current one and its neighbours. */
export function pageWindow(pageIndex: number, pageCount: number, around = 1): PageStep[] {
  const wanted = new Set([1, pageCount]);
  for (let page = pageIndex - around; page <= pageIndex + around; page += 1) {
    if (page >= 1 && page <= pageCount) wanted.add(page);
  }
  const pages: PageStep[] = [];
  let last = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    // A gap of a single page would take the room of that page: show the page.
    if (page - last === 2) pages.push({ page: page - 1, isGap: false });
    else if (page - last > 2) pages.push({ page: last, isGap: true });
    pages.push({ page, isGap: false });
    last = page;
  }
  return pages;
}
