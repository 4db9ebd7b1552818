import { expect, it } from 'vitest';
import { navigationKey, navigationTexts, readNavigation, tabOpenKey } from './ownNavigation.ts';

const link = { name: '立创商城', url: 'https://www.szlcsc.com/', image: null };

it('survives being kept', () => {
  const own = { common: [link], agent: [], brand: [{ ...link, image: '/logo.svg' }], tabOpenStatus: 1 };
  const texts = navigationTexts(own);
  expect(readNavigation(texts[navigationKey] ?? null, texts[tabOpenKey] ?? null)).toEqual(own);
});
it.each([null, '', 'null', '[]', '{}', '{"common":1}', '{', '"x"'])('%j：没有自己的导航', (text) => expect(readNavigation(text, '1')).toBeNull());

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', '\\evil.example', 'ftp://example.com', '/path', 'https://', 'https://a b', ''])(
  '不收 %j',
  (url) => expect(readNavigation(JSON.stringify({ common: [{ ...link, url }, link] }), null)?.common).toEqual([link]),
);
it('takes only links with a name, at most 24 a list', () => {
  const common = [{ url: link.url }, { name: ' ', url: link.url }, null, 1, ...Array.from({ length: 30 }, (_, index) => ({ ...link, name: `第${index}` }))];
  expect(readNavigation(JSON.stringify({ common }), null)?.common).toHaveLength(24);
});
it.each([
  ['1', 1],
  ['0', 0],
  [null, 0],
  ['yes', 0],
])('tabOpenStatus %j → %d', (kept, status) => expect(readNavigation('{"common":[]}', kept)?.tabOpenStatus).toBe(status));
