import { expect, test } from 'vitest';
import { toForm, toRows, wantedRows, withResults } from './askLines.ts';

const rows = toRows([
  { model: 'LM358DR', brandName: 'TI', quantity: 100 },
  { model: '???', brandName: '', quantity: 5 },
  { model: 'NE555P', brandName: '', quantity: 7 },
]);
const terms = { place: 'SZ', takesAlternative: true, isAnonymous: false } as const;

test('发布的是勾选而没有发布过的，数量按写的', () => {
  const chosen = rows.map((row) => (row.at === 2 ? { ...row, isChosen: false } : row));
  expect(wantedRows(chosen).map(({ model }) => model)).toEqual(['LM358DR', '???']);
  expect(toForm({ ...rows[0]!, typed: '5k' }, terms)).toEqual({ type: 1, model: 'LM358DR', brandName: 'TI', quantity: 5000, ...terms });
});

test('结果回到各自的行；发布过的不再发布', () => {
  const sent = rows.slice(1);
  const after = withResults(rows, sent, [
    { no: 1, id: null, errors: [{ field: 'model', msg: '请填写型号，至少有一个字母或数字' }] },
    { no: 2, id: 9, errors: [] },
  ]);
  expect(after.map(({ rowId, wrong }) => [rowId, wrong])).toEqual([
    [null, null],
    [null, '请填写型号，至少有一个字母或数字'],
    [9, null],
  ]);
  expect(wantedRows(after).map(({ model }) => model)).toEqual(['LM358DR', '???']);
});
