/** Search parameters of a link; a list becomes a repeated parameter, null and undefined are left out. */
export type LinkParams = Readonly<Record<string, string | number | readonly (string | number)[] | null | undefined>>;

/** One segment of a path. A lone surrogate would throw in `encodeURIComponent`; it becomes U+FFFD. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** A path with its search parameters; a list becomes a repeated parameter, empty values are left out. */
export function withParams(path: string, params: LinkParams = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && one !== '') search.append(name, String(one));
    }
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The result page for any words that a person may type. */
export function searchPath(base: string, keywords: string, params?: LinkParams): string {
  // Browsers resolve `.` and `..` in a path, even when they are escaped, and drop an empty segment: such words go into the query.
  if (/^\.{0,2}$/.test(keywords.trim())) return withParams(`${base}/`, { keywords: keywords.trim(), ...params });
  return withParams(`${base}/${pathSegment(keywords)}`, params);
}
