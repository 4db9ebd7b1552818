import { expect, test } from 'vitest';
import { keysOf, type PartMeant, readMpns, splitMpns, validToProblem } from './lines.rules.ts';

const part = (id: number, mpn: string, brandName = '德州仪器'): PartMeant => ({ id, mpn, mpnKey: mpn.replaceAll(/[^A-Z0-9]/g, ''), brandName });
const known = [part(1, 'TPS5430DDAR'), part(2, 'BAT54S,215', '安世'), part(3, 'LM358'), part(4, 'LM358', '意法'), part(5, 'LP2985-33DBVR')];
const read = (text: string, carried: number[] = []) => readMpns(splitMpns(text), known, new Set(carried));
const ids = (text: string) => {
  const found = read(text);
  return 'msg' in found ? found.msg : found.parts.map(({ id }) => id);
};

test.each([
  ['一行一个', 'TPS5430DDAR\nLP2985-33DBVR', [1, 5]],
  ['一行几个，各种分隔', 'tps5430ddar， LP2985-33DBVR、', [1, 5]],
  ['逗号是型号的一部分', 'BAT54S,215', [2]],
  ['逗号是分隔', 'TPS5430DDAR,LP2985-33DBVR', [1, 5]],
  ['写法不同的只算一个', 'TPS5430DDAR\ntps-5430-ddar；TPS5430DDAR', [1]],
])('型号：%s', (_, text, expected) => {
  expect(ids(text)).toEqual(expected);
});

test.each([
  ['没有收录的', 'TPS5430DDAR\n\nNO-SUCH', '第 3 行 NO-SUCH 没有收录'],
  ['几家都有的', 'LM358', '第 1 行 LM358 有 德州仪器、意法的，请写带后缀的完整型号'],
  ['没有型号', ' 。\n', '请写型号，一行一个或几个'],
])('不收：%s', (_, text, expected) => {
  expect(ids(text)).toBe(expected);
});

test('已经在它的型号里的说出来；不对的太多只说五个', () => {
  expect(read('TPS5430DDAR', [1])).toEqual({ msg: '第 1 行 TPS5430DDAR 已经在它的型号里' });
  expect(ids('A1\nA2\nA3\nA4\nA5\nA6\nA7')).toBe(
    '第 1 行 A1 没有收录；第 2 行 A2 没有收录；第 3 行 A3 没有收录；第 4 行 A4 没有收录；第 5 行 A5 没有收录；另有 2 个型号不对',
  );
});

test('一次最多 200 个；要找的写法整个和逗号两边都算', () => {
  expect(ids(Array.from({ length: 201 }, (_, no) => `X${no}`).join('\n'))).toBe('一次最多 200 个型号，现在是 201 个，请分几次提交');
  expect(keysOf(splitMpns('BAT54S,215'))).toEqual(['BAT54S215', 'BAT54S', '215']);
});

test.each([
  ['', undefined],
  ['2027-12-31', undefined],
  ['2026-11-26', undefined],
  ['2026-11-25', '授权已经过期，不用补充'],
  ['2027-02-30', '没有这一天，例如 2027-12-31'],
])('授权到 %s', (day, problem) => {
  expect(validToProblem(day, '2026-11-26')).toBe(problem);
});
