import { describe, expect, it } from 'vitest';
import { paramText, tellingValues } from '../paramText.ts';
import { params, stm32f103 } from '../parts.fixtures.ts';
import { tableRoom, widthOfFacts, widthOfParam } from './columnRoom.ts';
import { ldoResults, mixedResults } from './PartLists.fixtures.ts';
import { emptyPartQuery } from './partQuery.ts';
import { f103Results } from './PartResults.fixtures.ts';
import type { PartResultsData } from './PartResults.tsx';
import { askedColumns, emptyColumns, firstColumns, isMixed, shortNames, sparseColumns, unknownCounts, withSharedUnits } from './shownColumns.ts';

const [part] = stm32f103;
const row = (values: Record<string, string | number>) => ({ ...part!, params: params(values) });
const inMegabytes = { ...part!, params: [{ code: 'flashKB', name: '程序存储器', unit: 'MB', valueText: '1', valueNum: 1 }] };
const flash = { code: 'flashKB', name: '程序存储器', unit: 'KB' };
const facts = ['brand', 'package', 'price', 'stock', 'sellers', 'lifecycle', 'datasheet'];

/** The first columns of a result, as the page asks for them. */
function columnsOf({ columns, data, understood }: PartResultsData, query = emptyPartQuery()) {
  const asked = askedColumns(columns, understood, query);
  const folded = sparseColumns(unknownCounts(columns, data), data.length, asked);
  return firstColumns({ columns, parts: data, asked, facts, folded });
}

describe('哪些列，哪个单位', () => {
  it('单位一样时写在表头，不一样时各写各的', () => {
    expect(withSharedUnits([flash], [row({ flashKB: 64 }), row({})])[0]?.unit).toBe('KB');
    expect(withSharedUnits([flash], [inMegabytes])[0]?.unit).toBe('MB');
    expect(withSharedUnits([flash], [inMegabytes, row({ flashKB: 64 })])[0]?.unit).toBeNull();
    expect(withSharedUnits([flash], [row({})])).toEqual([flash]);
  });

  it('整页都未知的列自己隐藏', () => {
    const parts = [row({ flashKB: 64 })].map((each) => ({ ...each, lifecycle: 'unknown' as const, packageCase: null, pins: 48 }));
    const unknown = unknownCounts([flash, { code: 'ramKB', name: 'RAM', unit: 'KB' }], parts);
    expect([...emptyColumns(unknown, 1)]).toEqual(['package', 'lifecycle', 'ramKB']);
    expect(emptyColumns(unknownCounts([flash], []), 0).size).toBe(0);
  });

  it('多半未知的列收起；价格、库存、卖家不收，问到的也不收', () => {
    const unknown = unknownCounts(ldoResults.columns, ldoResults.data);
    expect([...sparseColumns(unknown, 7, new Set())]).toEqual(['lifecycle', 'vMin', 'vMax']);
    expect(columnsOf(ldoResults)).not.toContain('vMin');
    expect(columnsOf(ldoResults, emptyPartQuery({ sort: '-vMin' }))).toContain('vMin');
    expect(columnsOf(ldoResults, emptyPartQuery({ lifecycles: ['unknown'] }))).toContain('lifecycle');
    expect(columnsOf(ldoResults)).toEqual(expect.arrayContaining(['price', 'stock', 'sellers']));
  });

  it('词和筛选问到的参数排在前面', () => {
    expect(columnsOf(ldoResults).slice(6, 8)).toEqual(['ioutA', 'voutV']);
    expect(columnsOf(f103Results, emptyPartQuery({ filters: { vMax: '3..' } }))).toContain('vMax');
  });

  it('只有 1280 宽放得下的参数，至少两个，最多四个', () => {
    const shown = columnsOf(ldoResults);
    const used = ldoResults.columns.filter(({ code }) => shown.includes(code)).map((column) => widthOfParam(column, ldoResults.data));
    const width = used.reduce((sum, px) => sum + px, widthOfFacts(shown.slice(0, 6), ldoResults.data));
    expect(width).toBeLessThanOrEqual(tableRoom);
    expect(columnsOf(f103Results).filter((code) => f103Results.columns.some((column) => column.code === code))).toEqual(['flashKB', 'ramKB', 'freqMHz']);
    const wide = { ...f103Results, data: f103Results.data.map((each) => ({ ...each, mpn: each.mpn.repeat(4) })) };
    expect(columnsOf(wide).slice(-2)).toEqual(['flashKB', 'ramKB']);
  });

  it('不同分类的器件在一起才是混合的列表', () => {
    expect(isMixed([row({}), row({})])).toBe(false);
    expect(isMixed([row({}), { ...row({}), category: 'amplifier/opamp' }])).toBe(true);
  });

  it('混合的列表只有人人都有的列：位数、电压不是，温度是', () => {
    expect(columnsOf(mixedResults)).toEqual(facts);
    const hot = { code: 'tempMaxC', name: '工作温度上限', unit: '°C' };
    const parts = mixedResults.data.map((each) => ({ ...each, params: [...each.params, { ...hot, valueText: '85', valueNum: 85 }] }));
    expect(columnsOf({ ...mixedResults, columns: [...mixedResults.columns, hot], data: parts })).toEqual([...facts, 'tempMaxC']);
    expect(columnsOf(mixedResults, emptyPartQuery({ filters: { vMin: '2..' } }))).toEqual([...facts, 'vMin']);
  });

  it('表头不写括号里的话，除非两个名称因此一样', () => {
    expect(shortNames(ldoResults.columns).get('vMin')).toBe('电压下限');
    const two = [
      { code: 'a', name: '电压下限(供电)' },
      { code: 'b', name: '电压下限(负载)' },
    ];
    expect([...shortNames(two).values()]).toEqual(['电压下限(供电)', '电压下限(负载)']);
  });

  it('值带单位；最能说明器件的两个值不是电压和温度', () => {
    expect(paramText({ valueText: '5', unit: '±%' })).toBe('±5%');
    expect(paramText({ valueText: '64', unit: 'KB' }, 'KB')).toBe('64');
    expect(paramText({ valueText: '1', unit: 'MB' }, 'KB')).toBe('1\u00A0MB');
    expect(tellingValues(params({ vMin: 2, flashKB: 64, bits: 32, ramKB: 20, freqMHz: 72 })).map(({ code }) => code)).toEqual(['flashKB', 'ramKB']);
  });
});
