import type { Plugin } from 'vite';

/** Fields of a row that only the host, the tools and e2e read: lists, then single values. */
const FIELDS = /\b(?:(?:samples|sitemap|robots): \[[^\]]*\]|(?:maxKb|sitemapFile): [^,}\n]+),?/g;

/** The source of a domain's rows without what browsers do not read. */
export const withoutHostFields = (code: string): string => code.replaceAll(FIELDS, '');

/** Leaves out of a page's row what only the host, the tools and e2e read. */
export function rowsForBrowsers(): Plugin {
  return {
    name: 'rows-for-browsers',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /\.pages\.ts$/ }, handler: (code) => ({ code: withoutHostFields(code), map: null }) },
  };
}
