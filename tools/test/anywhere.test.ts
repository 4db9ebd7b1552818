// The portal starts in any folder, and README names every variable that decides how.
import { expect, it } from 'vitest';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

const sources = ourFiles('{apps,packages,tools,e2e,.storybook}/**/*.{ts,tsx,mjs}').filter(
  (file) => !/\.test\.tsx?$|^tools\/(test|packages\/consumers)\//.test(file),
);

it('no path is read from a URL: spaces and Chinese are written otherwise there', () => {
  expect(sources.filter((file) => /import\.meta\.url\)\.pathname/.test(withoutComments(read(file))))).toEqual([]);
});

/** Set by the system, Node, npm and what runs the tests, not by whoever runs the portal. */
const foreign = new Set(['PATH', 'VITEST', 'PLAYWRIGHT_JSON_OUTPUT_FILE', 'VITEST_REPORT']);

/** Files that name variables as values: lists of vendors' settings, of secrets, of facts of the site. */
const named = ['apps/server/src/platform/config.ts', 'apps/server/src/platform/secrets.ts', 'apps/portal/host/settings.ts', 'apps/portal/src/site.ts'];

function variablesRead(): string[] {
  const found = sources.flatMap((file) => {
    const code = withoutComments(read(file));
    const direct = [...code.matchAll(/(?<!meta\.)\benv(?:\?)?(?:\.|\[')([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name ?? '');
    const listed = named.includes(file) ? [...code.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)'/g)].map(([, name]) => name ?? '') : [];
    return [...direct, ...listed];
  });
  return [...new Set(found)].filter((name) => !foreign.has(name)).toSorted();
}

it('README lists every variable that is read, and no other', () => {
  const settings = read('README.md').split('## 设置')[1] ?? '';
  const listed = settings
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...line.matchAll(/`([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)`/g)].map(([, name]) => name ?? ''));
  expect([...new Set(listed)].toSorted()).toEqual(variablesRead());
});
