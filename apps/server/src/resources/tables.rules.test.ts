import { expect, it } from 'vitest';
import { readBom } from './bom.rules.ts';
import { readCsv, readTable } from './tables.rules.ts';

it('CSV：引号、逗号、换行和开头的说明', () => {
  expect(readCsv('\uFEFF# 说明\na,b\n"1,2","x ""y"""\r\n"两\n行",3')).toEqual([
    ['a', 'b'],
    ['1,2', 'x "y"'],
    ['两\n行', '3'],
  ]);
  expect(readCsv('')).toEqual([]);
});

it.each([
  ['一串对象', 'a.json', '[{"a":1,"b":true},{"a":2.5,"c":"x"}]', ['a', 'b', 'c'], 2],
  ['名下的一串', 'a.json', '{"unit":"V","rows":[{"t":"2026-01-01"}]}', ['t'], 1],
  ['不是表', 'a.json', '{"a":1}', undefined, undefined],
  ['坏的', 'a.json', '{', undefined, undefined],
  ['只有表头', 'a.csv', 'a,b\n', undefined, undefined],
  ['别的', 'a.txt', 'a,b\n1,2\n', undefined, undefined],
])('%s', (_what, name, text, columns, rowCount) => {
  const table = readTable(name, Buffer.from(text));
  expect([table?.columns, table?.rowCount]).toEqual([columns, rowCount]);
});

it('列的事实：类型、单位、范围、空缺', () => {
  const table = readTable('a.csv', Buffer.from('t,U (V),on\n2026-01-01T00:00:00Z,-1.5e1,true\n2026-01-02,,false\n'), new Map([['t', { description: '时间' }]]));
  expect(table?.facts).toEqual([
    { name: 't', type: 'time', unit: null, description: '时间', min: null, max: null, missing: 0 },
    { name: 'U (V)', type: 'number', unit: 'V', description: null, min: -15, max: -15, missing: 1 },
    { name: 'on', type: 'boolean', unit: null, description: null, min: null, max: null, missing: 0 },
  ]);
});

it('清单：认得表头，数量没有就数位号；不是清单的是空', () => {
  expect(readBom('位号,型号,数量\n"R1,R2",RC0402,\nC1,X,3\n')).toMatchObject([
    { reference: 'R1,R2', quantity: 2, mpn: 'RC0402' },
    { reference: 'C1', quantity: 3 },
  ]);
  expect(readBom('a,b\n1,2\n')).toBeNull();
});
