import { describe, expect, it } from 'vitest';
import { textAt } from '../catalogue/textColumn.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { searchParts } from './searchParts.ts';

const searchable = sampleSearchable();
const { index } = searchable;
const search = (keywords: string) => searchParts(searchable, { keywords, pageIndex: 1, pageSize: 1000, sort: 'relevance' });
const mpnOf = ({ row }: { row: number }) => textAt(index.mpns, row);
const caseOf = ({ row }: { row: number }) => index.dictionary.packages[index.package[row] ?? -1] ?? '';

describe('没有一行满足的关键词是放宽了的：每一行标为近似，说出放宽了什么', () => {
  it.each([
    ['TO-92 SMD', ['SMD'], 'TO-92', 'differs'],
    ['BC547 贴片', ['贴片'], 'BC547', 'differs'],
    ['运放 替代', ['替代'], '运放', 'differs'],
    ['7805 代替', ['代替'], '7805', 'differs'],
    ['LED 电阻', ['LED'], '电阻', 'untold'],
    ['带LDO 单片机', ['带LDO'], '单片机', 'untold'],
    ['高精度 运放', ['高精度'], '运放', 'untold'],
    ['STM32F103C8T6 低功耗', ['低功耗'], 'STM32F103C8T6', 'untold'],
    ['高性能 TO-92 SMD', ['高性能', 'SMD'], 'TO-92', 'differs'],
  ])('“%s”', (keywords, tokens, rest, nearest) => {
    const { rows, total, relaxations } = search(keywords);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ match }) => match === 'similar')).toBe(true);
    expect(relaxations).toEqual([{ tokens, rest, facets: [], count: total, nearest }]);
    expect(search(rest).total).toBe(total);
  });
});

describe('有的行满足：它们在前，别的标为近似', () => {
  it('“隔离 485”先列隔离的，不隔离的标为近似', () => {
    const { rows, total, relaxations } = search('隔离 485');
    expect({ total, relaxations }).toEqual({ total: search('485').total, relaxations: [] });
    const isolated = rows.filter(({ match }) => match !== 'similar');
    expect(isolated.map(mpnOf)).toEqual(rows.slice(0, isolated.length).map(mpnOf));
    expect(isolated.map(mpnOf)).toEqual(expect.arrayContaining(['ADM2582E', 'ADM2587E', 'ADM2687E', 'ISO3088DW']));
    expect(rows.filter(({ match }) => match === 'similar').map(mpnOf)).toContain('SN75176BDR');
  });
  it('“SMD 稳压器”：引脚穿过板子的在后面，标为近似；封装未知的不算', () => {
    const { rows } = search('SMD 稳压器');
    const leaded = rows.filter(({ match }) => match === 'similar');
    expect(leaded.length).toBeGreaterThan(0);
    expect(leaded.filter((row) => !/^(?:TO-(?:220|92|247|3|5|39|99|100)|DIP|SIP|Through)/.test(caseOf(row))).map(caseOf)).toEqual([]);
    expect(rows.slice(-leaded.length)).toEqual(leaded);
  });
});

describe('每个器件都是的、已经满足的，不算放宽', () => {
  it.each(['运放 芯片', '电子元器件 电阻', 'LDO 系列', 'USB ESD保护', '光耦 CTR 100%', 'TO-252 SMD', '贴片', '高精度', 'SMD 低功耗'])('“%s”', (keywords) => {
    const { rows, relaxations } = search(keywords);
    expect(relaxations).toEqual([]);
    expect(rows.filter(({ match }) => match === 'similar')).toEqual([]);
  });
});
