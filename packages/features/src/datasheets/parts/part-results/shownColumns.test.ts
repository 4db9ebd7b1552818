import { describe, expect, it } from 'vitest';
import { paramText, tellingValues } from '../paramText.ts';
import { params, stm32f103 } from '../parts.fixtures.ts';
import { emptyColumns, firstColumns, isMixed, withSharedUnits } from './shownColumns.ts';

const [part] = stm32f103;
const row = (values: Record<string, string | number>) => ({ ...part!, params: params(values) });
const inMegabytes = { ...part!, params: [{ code: 'flashKB', name: '程序存储器', unit: 'MB', valueText: '1', valueNum: 1 }] };
const flash = { code: 'flashKB', name: '程序存储器', unit: 'KB' };

describe('哪些列，哪个单位', () => {
  it('单位一样时写在表头，不一样时各写各的', () => {
    expect(withSharedUnits([flash], [row({ flashKB: 64 }), row({})])[0]?.unit).toBe('KB');
    expect(withSharedUnits([flash], [inMegabytes])[0]?.unit).toBe('MB');
    expect(withSharedUnits([flash], [inMegabytes, row({ flashKB: 64 })])[0]?.unit).toBeNull();
    expect(withSharedUnits([flash], [row({})])).toEqual([flash]);
  });

  it('整页都未知的列自己隐藏', () => {
    const parts = [row({ flashKB: 64 })].map((each) => ({ ...each, lifecycle: 'unknown' as const, packageCase: null, pins: 48 }));
    expect([...emptyColumns([flash, { code: 'ramKB', name: 'RAM', unit: 'KB' }], parts)]).toEqual(['package', 'lifecycle', 'ramKB']);
    expect(emptyColumns([flash], []).size).toBe(0);
  });

  it('不同分类的器件在一起才是混合的列表', () => {
    expect(isMixed([row({}), row({})])).toBe(false);
    expect(isMixed([row({}), { ...row({}), category: 'amplifier/opamp' }])).toBe(true);
  });

  it('混合的列表里，行里已经用文字写出的值不再占一列', () => {
    const columns = [flash, { code: 'bits', name: '位数', unit: 'bit' }, { code: 'ramKB', name: 'RAM', unit: 'KB' }];
    const own = row({ flashKB: 64, ramKB: 20, bits: 32 });
    expect(firstColumns(columns, [own, { ...own, category: 'mcu/8bit' }], 4)).toEqual(['bits']);
    expect(firstColumns(columns, [own, own], 2)).toEqual(['flashKB', 'bits']);
  });

  it('值带单位；最能说明器件的两个值不是电压和温度', () => {
    expect(paramText({ valueText: '5', unit: '±%' })).toBe('±5%');
    expect(paramText({ valueText: '64', unit: 'KB' }, 'KB')).toBe('64');
    expect(paramText({ valueText: '1', unit: 'MB' }, 'KB')).toBe('1\u00A0MB');
    expect(tellingValues(params({ vMin: 2, flashKB: 64, bits: 32, ramKB: 20, freqMHz: 72 })).map(({ code }) => code)).toEqual(['flashKB', 'ramKB']);
  });
});
