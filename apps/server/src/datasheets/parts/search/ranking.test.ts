import { describe, expect, it } from 'vitest';
import { datasheetState } from '../catalogue/catalogueIndex.ts';
import { indexBuilder } from '../catalogue/indexBuilder.ts';
import { searchableOf } from '../catalogue/searchable.ts';
import { textAt } from '../catalogue/textColumn.ts';
import { partKey } from '../partKey.ts';
import { indexNames, sampleSearchable } from '../sample/sampleIndex.ts';
import { readSampleCatalogue } from '../sample/sampleCatalogue.ts';
import { searchParts } from './searchParts.ts';

const names = indexNames(readSampleCatalogue());

/** A catalogue of these numbers only; a star marks well-known ones, an x-pattern is marked by `~`. */
function catalogueOf(mpns: string[]) {
  const builder = indexBuilder(names);
  for (const [at, written] of mpns.entries()) {
    const mpn = written.replace(/[*~]$/, '');
    builder.add({
      id: at + 1,
      brandId: 1,
      category: 'mcu/arm-32',
      mpn,
      mpnKey: partKey(mpn),
      package: null,
      pins: null,
      lifecycle: 'unknown',
      params: {},
      datasheet: datasheetState.none,
      isPattern: written.endsWith('~'),
      popularity: written.endsWith('*') ? 9 : 1,
    });
  }
  return searchableOf(builder.finish());
}

/** Hits as `number match`. */
function hits(mpns: string[], keywords: string): string[] {
  const searchable = catalogueOf(mpns);
  return searchParts(searchable, { keywords, pageIndex: 1, pageSize: 50, sort: 'relevance' }).rows.map(
    ({ row, match }) => `${textAt(searchable.index.mpns, row)} ${match}`,
  );
}

describe('排名：每一级都在下一级之上，与知名度无关', () => {
  it('原样 > 同字母数字 > 编带后缀 > 前缀 > 子串', () => {
    expect(hits(['XTPS71733DRV*', 'TPS71733DRVQ1*', 'TPS71733DRVR*', 'TPS-71733-DRV*', 'TPS71733DRV'], 'TPS71733DRV')).toEqual([
      'TPS71733DRV exact',
      'TPS-71733-DRV normalised',
      'TPS71733DRVR packing_suffix',
      'TPS71733DRVQ1 prefix',
      'XTPS71733DRV substring',
    ]);
  });
  it('打了后缀也能找到没有后缀的，以及系列名', () => {
    expect(hits(['STM32F103C8T6', 'STM32F103C8Tx~', 'STM32F103C8'], 'STM32F103C8T6TR')).toEqual([
      'STM32F103C8T6 packing_suffix',
      'STM32F103C8 family',
      'STM32F103C8Tx family',
    ]);
  });
  it('同一级里知名的在前，其次短的在前', () =>
    expect(hits(['LM3580', 'LM358AD', 'LM358BIDR*'], 'LM358')).toEqual(['LM358BIDR prefix', 'LM3580 prefix', 'LM358AD prefix']));
  it('带符号的前缀先于去掉符号才吻合的', () => expect(hits(['LTC-4627JD*', 'LTC4001'], 'LTC4')).toEqual(['LTC4001 prefix', 'LTC-4627JD prefix']));
});

describe('打错一处也能找到，标为近似', () => {
  it.each([
    ['多一个', 'LFCN-22990'],
    ['换一个', 'LFCN-2Z90'],
    ['少一个', 'LFCN-290'],
    ['对调', 'LFCN-2920'],
    ['叠字', 'LFFCN-2290'],
    ['O 与 0', 'LFCN-229O'],
    ['两处', 'LFCM-2280'],
  ])('%s：%s', (_, typed) => {
    expect(hits(['LFCN-2290', 'PIC16F877A', 'STM32F103'], typed)).toEqual(['LFCN-2290 similar']);
  });
  it('有确切的前缀时不掺近似的', () => expect(hits(['ICL7107CPL', 'ICL7117'], 'ICL710')).toEqual(['ICL7107CPL prefix']));
});

describe('通配符只是字符', () => {
  it.each(['%', '_', '*', 'LM%', 'L_358', '\\'])('%s', (typed) => expect(hits(['LM358', 'ABC'], typed).every((hit) => hit.startsWith('LM358'))).toBe(true));
  it('百分号不匹配一切', () => expect(hits(['LM358', 'ABC'], '%')).toEqual([]));
});

describe('没有一个器件满足所有的词', () => {
  const searchable = sampleSearchable();
  const matchesOf = (keywords: string) =>
    searchParts(searchable, { keywords, pageIndex: 1, pageSize: 5, sort: 'relevance' }).rows.map(
      ({ row, match }) => `${textAt(searchable.index.mpns, row)} ${match}`,
    );

  it('只差一个条件的标为近似', () => {
    expect(matchesOf('100nF 0402 25V 电容')).toContain('C0603C104K5RACTU similar');
    expect(matchesOf('STM32F103 开发板').every((hit) => hit.startsWith('STM32F103') && hit.endsWith('similar'))).toBe(true);
  });
  it('目录里从没有的词略过，其余的标为近似', () => expect(matchesOf('STM32F103C8T6 哈哈哈')[0]).toBe('STM32F103C8T6 similar'));
  it('两个条件互不相容就是没有', () => expect(matchesOf('QFN-48 电阻')).toEqual([]));
});
