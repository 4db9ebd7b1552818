/** Which pages to offer: the first, the last, the current one and its neighbours; `null` is a gap of two or more. */
export function pageWindow(pageIndex: number, pageCount: number, around = 1): (number | null)[] {
  const wanted = new Set([1, pageCount]);
  for (let page = pageIndex - around; page <= pageIndex + around; page += 1) {
    if (page >= 1 && page <= pageCount) wanted.add(page);
  }
  const pages: (number | null)[] = [];
  let last = 0;
  for (const page of [...wanted].sort((a, b) => a - b)) {
    // A gap of a single page would take the room of that page: show the page.
    if (page - last === 2) pages.push(page - 1);
    else if (page - last > 2) pages.push(null);
    pages.push(page);
    last = page;
  }
  return pages;
}
