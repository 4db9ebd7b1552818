// What a browser keeps for us is told on the privacy page: every cookie and storage key, by its name.
import { expect, it } from 'vitest';
import { ourFiles, read, withoutComments } from './sourceFiles.ts';

const sources = ourFiles('{apps/portal/{src,host},packages/{api,features}/src}/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories)\.tsx?$|\.fixtures\.ts$|\/generated\//.test(file),
);
const served = ourFiles('apps/server/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));

/** A name given at once: `Cookies.set('display', …)`, `localStorage.getItem('x')`, `useResendWait('loginResendAt', …)`. */
const atOnce = /\b(?:Cookies|cookies|cookieStore|\w*[sS]torage|\w*[sS]tore)\.(?:get|set|remove|getItem|setItem|removeItem)\('([A-Za-z_]\w+)'/g;
const byHook = /\b(?:useStoredText|useResendWait)\('(\w+)'/g;
/** A name in a constant of a file that stores something: `const KEY = 'carried'`, `export const consentCookie = 'consent'`. */
const constant = /\b(?:[A-Z_]*KEY|COMPLETE|\w+(?:Key|Cookie)) = '([A-Za-z]\w+)'/g;
const mayStore = /Storage|Cookies|Cookie\b/;

/** Cookies that the server sets, without the prefix that HTTPS brings. */
const fromServer = /\b(?:reply|headers)\.setCookie\('(\w+)'/g;

it('每个 Cookie 和存储项都写在隐私政策里', () => {
  const found = new Set<string>(['token', 'userId', 'avatar', 'nickName', 'oauth_wx', 'oauth_qq', 'theme']);
  for (const file of sources) {
    const text = withoutComments(read(file));
    for (const pattern of mayStore.test(text) ? [atOnce, byHook, constant] : [byHook]) for (const [, name = ''] of text.matchAll(pattern)) found.add(name);
  }
  for (const file of served) for (const [, name = ''] of read(file).matchAll(fromServer)) found.add(name);
  expect(found.size).toBeGreaterThan(25);
  const told = read('apps/server/src/site/pages/privacy.md');
  expect([...found].filter((name) => !told.includes(`\`${name}\``) && !told.includes(`\`__Host-${name}\``))).toEqual([]);
});
