import { globSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { allPages } from './allPages.ts';
import { domainOf } from './domainOf.ts';

const pages = allPages.map((row) => ({ ...row, name: `${row.domain}/${row.file}` }));
const files = globSync('**/*.route.tsx', { cwd: import.meta.dirname }).map((file) => file.replaceAll('\\', '/').replace('.route.tsx', ''));

/** An address of the router's syntax with something in the place of each parameter. */
function addressOf(path: string): string {
  return path.replaceAll(/:\w+\??|\*/g, '1');
}

describe('rows and files', () => {
  it('are the same pages', () => {
    expect([...new Set(pages.map(({ name }) => name))].toSorted()).toEqual(files.toSorted());
  });
  it('name each address once', () => {
    const paths = pages.flatMap((row) => row.paths);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});

describe.each(pages.map((row) => [row.paths[0], row] as const))('the row of %s', (_path, row) => {
  it('has its addresses in the domain that loads for them', () => {
    for (const path of row.paths) expect([path, domainOf(addressOf(path))]).toEqual([path, row.domain]);
  });
  it('has samples that are addresses of the page', () => {
    expect(row.samples.filter((sample) => !row.paths.some((path) => matchPath(path, sample.replace(/\?.*/, ''))))).toEqual([]);
  });
  it('is listed in the sitemap only when search engines may list it', () => {
    expect(row.sitemap === undefined || row.indexing === 'index').toBe(true);
  });
  it('is not indexed when it asks for a login', () => {
    expect(row.login === 'member' || row.login === 'operator' ? row.indexing : 'noindex').toBe('noindex');
  });
});

describe('what stands behind a login', () => {
  const kept = pages.flatMap(({ robots = [] }) => robots).map((pattern) => pattern.replace(/[$?]$/, ''));
  it.each(pages.filter(({ login }) => login === 'operator').map(({ paths }) => paths[0]))('is kept from robots: %s', (path) => {
    expect(kept.some((beginning) => path.startsWith(beginning))).toBe(true);
  });
  it.each(pages.filter(({ section }) => section !== undefined).map(({ paths }) => paths[0]))('is kept from robots: %s', (path) => {
    expect(kept.some((beginning) => path.startsWith(beginning))).toBe(true);
  });
});
