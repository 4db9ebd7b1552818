import { expect, test } from 'vitest';
import { translator } from '../../../i18n/messages.ts';
import { companyInputOf, companyProblems, companyWireOf, countriesLike, countryMeant } from './companyInput.ts';
import { companyFieldsMessages } from './messages.ts';

const t = translator(companyFieldsMessages);
const empty = companyInputOf(null);

test('国家写名字，发出的是代码；读回来还是名字', () => {
  expect(companyWireOf({ ...empty, name: ' A ', country: '中国台湾', website: 'www.example.com' })).toEqual({
    name: 'A',
    nameCn: '',
    country: 'TW',
    website: 'https://www.example.com',
  });
  expect(companyInputOf({ name: 'A', nameCn: null, country: 'TW', website: null }).country).toBe('中国台湾');
});

test('写全名、代码或只有一家有的几个字，都认得', () => {
  expect(['德国', 'de', ' TW ', '台湾', '国', '', 'XX'].map(countryMeant)).toEqual(['德国', '德国', '中国台湾', '中国台湾', undefined, undefined, undefined]);
  expect(countriesLike('中国')).toEqual(['中国']);
  expect(countriesLike('国')).toContain('美国');
  expect(['哈萨克斯坦', '摩纳哥', '约旦', 'ke', '中国澳门'].map((typed) => companyWireOf({ ...empty, country: typed }).country)).toEqual([
    'KZ',
    'MC',
    'JO',
    'KE',
    'MO',
  ]);
  expect(countriesLike('刚果')).toEqual(['刚果（金）', '刚果（布）']);
  expect(countriesLike('印').slice(0, 2)).toEqual(['印度', '印度尼西亚']);
});

test.each([
  ['没有名称', { name: ' ' }, 'name'],
  ['没有的国家', { name: 'A', country: '亚特兰蒂斯' }, 'country'],
  ['几家都像的国家', { name: 'A', country: '国' }, 'country'],
  ['不是网址', { name: 'A', website: 'javascript:alert(1)' }, 'website'],
  ['太长', { name: 'A', nameCn: '长'.repeat(101) }, 'nameCn'],
])('%s要改', (_, own, field) => {
  const wrong = Object.entries(companyProblems(t, { ...empty, ...own })).filter(([, text]) => text !== undefined);
  expect(wrong.map(([name]) => name)).toEqual([field]);
});
