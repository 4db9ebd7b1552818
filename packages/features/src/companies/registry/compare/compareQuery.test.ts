import { describe, expect, it } from 'vitest';
import { company, score } from '../../companies.fixtures.ts';
import { translator } from '../../../i18n/messages.ts';
import { registryScoreMessages } from '../score/messages.ts';
import { parseCompareQuery } from './compareQuery.ts';
import { compareRows } from './compareRows.ts';
import { registryCompareMessages } from './messages.ts';

describe('地址里对比哪两家', () => {
  it.each<[string, number[]]>([
    ['', []],
    ['id=1', [1]],
    ['id=1&id=2&id=3', [1, 2]],
    ['id=1&id=1', [1]],
    ['id=x&id=-2&id=1.5&id=9007199254740993', []],
  ])('%s', (search, ids) => {
    expect(parseCompareQuery(new URLSearchParams(search)).ids).toEqual(ids);
  });
});

describe('逐项对比', () => {
  const words = { t: translator(registryCompareMessages), terms: translator(registryScoreMessages) };
  const rows = compareRows(
    [
      { company, score },
      { company: { ...company, capital: null, insuredStaff: null, counts: [] }, score: null },
    ],
    words,
  );
  const valuesOf = (key: string) => rows.find((row) => row.key === key)?.values;

  it.each<[string, [string, string]]>([
    ['capital', ['1000万人民币', '未公示']],
    ['insuredStaff', ['36 人', '未公示']],
    ['enforcements', ['3 条', '还没有查']],
    ['dishonest', ['0 条', '还没有查']],
    ['score', ['75 分', '还没有查']],
    ['score cases', ['0 / 15', '不计']],
  ])('%s', (key, values) => {
    expect(valuesOf(key)).toEqual(values);
  });
});
