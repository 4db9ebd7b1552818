import { globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutHostFields } from '../rowsForBrowsers.ts';
import type { PageRow } from '../src/page/pageRow.ts';
import { allPages } from '../src/routes/allPages.ts';

type Field = keyof PageRow;

/** What the router, the frame, the gates and the heads of pages read in a browser. */
const inBrowsers: readonly Field[] = [
  'description',
  'file',
  'indexing',
  'isWide',
  'layout',
  'login',
  'menu',
  'needsScript',
  'ownsHead',
  'ownsSearch',
  'paths',
  'reason',
  'section',
  'staysOpen',
  'title',
  'when',
];

/** What the host, the tools and e2e read. */
const onHosts: readonly Field[] = ['maxKb', 'robots', 'samples', 'sitemap', 'sitemapFile'];

const routes = join(import.meta.dirname, '../src/routes');

/** The rows of a file as browsers get them. Rows import nothing that runs, so what is left of the source stands by itself. */
async function rowsOf(file: string): Promise<Partial<PageRow>[]> {
  const source = stripTypeScriptTypes(withoutHostFields(readFileSync(join(routes, file), 'utf8')));
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`)) as Record<string, Partial<PageRow>[]>;
  return Object.values(module).flat();
}

const files = globSync('*/*.pages.ts', { cwd: routes }).toSorted();
const rows = (await Promise.all(files.map(rowsOf))).flat();
const fieldsOf = (all: readonly object[]) => [...new Set(all.flatMap((row) => Object.keys(row)))].toSorted();

describe('the rows of pages in browsers', () => {
  it('are all rows', () => {
    expect(rows).toHaveLength(allPages.length);
    expect(new Set(rows.map(({ paths }) => paths?.[0]))).toEqual(new Set(allPages.map(({ paths }) => paths[0])));
  });

  it('say the same as on the host, but for what only the host reads', () => {
    const byPath = new Map(rows.map((row) => [row.paths?.[0], row]));
    for (const { domain: _domain, ...row } of allPages) {
      const kept = Object.fromEntries(Object.entries(row).filter(([field]) => !(onHosts as readonly string[]).includes(field)));
      expect(byPath.get(row.paths[0])).toEqual(kept);
    }
  });

  // A new field stands in neither list: it is either read in browsers, or left out of what they load.
  it('have the fields that browsers read, and no others', () => {
    expect(fieldsOf(rows)).toEqual(inBrowsers);
    expect(fieldsOf(allPages.map(({ domain: _domain, ...row }) => row))).toEqual([...inBrowsers, ...onHosts].toSorted());
  });
});

it('takes a field off however the row is written', () => {
  const row = "{ file: 'a', samples: ['/a', '/b?x={y}'], maxKb: 170, sitemap: [\n'/a',\n], sitemapFile: 'news', robots: ['/a/'] }";
  expect(withoutHostFields(row).replaceAll(/\s+/g, ' ')).toBe("{ file: 'a', }");
});
