import { describe, expect, it } from 'vitest';
import { categoryRuleFor, categoryRules } from './categoryRules.ts';
import { CHIP_SIZE_RULE, INFO_MEMORY_RULE, IO_RULE, normalFacts } from './normalFacts.ts';
import { partKey } from './partKey.ts';
import { pinRules, rightPins } from './pinRules.ts';
import { readSampleCatalogue, readSampleParts } from './sample/sampleCatalogue.ts';

/** Part number, the category of its source, the right one. */
const categories: [string, string, string][] = [
  ['MCP2551-I/SN', 'interface/rs485-rs232', 'interface/can-lin'],
  ['SN65HVD230DR', 'interface/rs485-rs232', 'interface/can-lin'],
  ['FT232RL-REEL', 'interface/other', 'interface/usb'],
  ['TAJC107K010RNJ', 'capacitor/mlcc', 'capacitor/tantalum'],
  ['ECA-1HM470', 'capacitor/mlcc', 'capacitor/electrolytic'],
  ['CGA4J2X7R2A104K125AA', 'capacitor/electrolytic', 'capacitor/mlcc'],
  ['CKG57NX7S2A226M500JJ', 'capacitor/electrolytic', 'capacitor/mlcc'],
  ['10TPB220M', 'capacitor/electrolytic', 'capacitor/polymer'],
  ['SCCY68B407SSBLE', 'capacitor/electrolytic', 'capacitor/super'],
  ['1N4148WS-7-F', 'diode/rectifier', 'diode/switching'],
  ['1N4937', 'diode/switching', 'diode/rectifier'],
  ['BAT54S', 'diode/rectifier', 'diode/schottky'],
  ['MF-MSMF050-2', 'resistor/thermistor', 'protection/ptc-fuse'],
  ['SM15T7V5A', 'protection/esd', 'protection/tvs'],
  ['ULN2003AN', 'transistor/digital', 'transistor/darlington'],
  ['TIP122G', 'transistor/bjt', 'transistor/darlington'],
  ['LM2576HVS-5.0/NOPB', 'power/ldo', 'power/dcdc'],
  ['LNK304DG-TL', 'power/pmic', 'power/acdc'],
  ['DRV8833PWPR', 'power/pmic', 'driver/motor'],
  ['NRF51822-QFAC-R', 'rf/transceiver', 'mcu/wireless-soc'],
  ['TMS320LF2406', 'mcu/arm-32', 'processor/dsp'],
  ['XC2C256-TQ144', 'processor/fpga', 'processor/cpld'],
];

/** Case and pins of a source, what they are, and the rule. */
const pins: [string, number, string, number, string][] = [
  ['QFN-20', 21, 'QFN-20', 20, '露出的焊盘不算引脚'],
  ['SOIC-8', 9, 'SOIC-8', 8, '露出的焊盘不算引脚'],
  ['LQFP-48', 38, 'LQFP-48', 48, '没有连接的引脚也算引脚'],
  ['SOT-223', 4, 'SOT-223', 3, '散热片不另算引脚'],
  ['TO-252', 2, 'TO-252', 3, 'TO-252、TO-263 的散热片是第三个引脚'],
  ['SOT-23', 5, 'SOT-23-5', 5, '引脚更多的封装按引脚数命名'],
];

describe('来源自相矛盾的事实按规则改正', () => {
  it.each(categories)('%s 不是 %s，是 %s', (mpn, from, to) => expect(categoryRuleFor(from, partKey(mpn))?.to).toBe(to));

  it('每条分类规则都有例子；改到的分类目录里都有；别的分类下的同一型号不动', () => {
    expect(new Set(categories.map(([mpn, from]) => categoryRuleFor(from, partKey(mpn))))).toEqual(new Set(categoryRules));
    const known = new Set(readSampleCatalogue().categories.map(({ id }) => id));
    expect(categoryRules.flatMap(({ from, to }) => [...from, to]).filter((id) => !known.has(id))).toEqual([]);
    expect(categoryRuleFor('sensor/other', 'MCP2551ISN')).toBeUndefined();
    expect(categoryRuleFor('interface/rs485-rs232', 'MAX485')).toBeUndefined();
  });

  it.each(pins)('%s 有 %d 个引脚，应是 %s、%d（%s）', (written, counted, name, right, rule) => {
    const found = rightPins({ categoryId: 'power/ldo', package: written, pins: counted });
    expect([found?.package, found?.pins, found?.rule.name]).toEqual([name, right, rule]);
  });

  it('每条引脚规则都有例子；真的少了引脚的封装、名字里的数不是引脚数的封装、两端的二极管不动', () => {
    expect(new Set(pins.map((row) => row[4]))).toEqual(new Set(pinRules.map(({ name }) => name)));
    const diode = { categoryId: 'diode/sic' };
    const kept: [string | null, number | null][] = [['SOIC-8', 7], ['MSOP-16', 12], ['SOT-143', 4], ['SOT-563', 6], ['TO-263', 2], ['TO-220', 3], [null, 9], ['QFN-20', null]]; // prettier-ignore
    expect(kept.filter(([name, count]) => rightPins({ ...diode, package: name, pins: count }) !== undefined)).toEqual([]);
  });

  it.each([
    ['AT32F415CBT7', 'LQFP-48', 48, 55],
    ['GD32F103TBU6', 'QFN-36', 36, 80],
    ['不写引脚数', 'UFQFN-32', null, 39],
    ['ATSAMD11C14A-SS', 'SOIC-14', 14, 14],
  ])('%s：%s 放不下的 I/O 数是未知，原文留作证据', (mpn, name, count, ioCount) => {
    const { params, originals, rewrites } = normalFacts({ mpn, category: 'mcu/arm-32', package: name, pins: count, params: { ioCount, flashKB: 64 } });
    expect([params, originals['ioCount']]).toEqual([{ flashKB: 64 }, String(ioCount)]);
    expect(rewrites).toContainEqual({ field: 'ioCount', from: String(ioCount), to: null, rule: IO_RULE });
  });

  it('MSP430 的信息存储区不算闪存：闪存是未知', () => {
    const facts = { mpn: 'MSP430F2252IRHA', category: 'mcu/msp430', package: 'QFN-40', pins: 40, params: { flashKB: 0.25, ramKB: 0.5 } };
    const { params, originals, rewrites } = normalFacts(facts);
    expect([params, originals]).toEqual([{ ramKB: 0.5 }, { flashKB: '0.25' }]);
    expect(rewrites).toEqual([{ field: 'flashKB', from: '0.25', to: null, rule: INFO_MEMORY_RULE }]);
    expect(normalFacts({ ...facts, params: { flashKB: 16 } }).params).toEqual({ flashKB: 16 });
  });

  it('贴片电阻的尺寸以型号为准', () => {
    const facts = { mpn: 'CRCW1206100KFKEA', category: 'resistor/chip', package: '0805', pins: 2, params: {} };
    expect(normalFacts(facts)).toMatchObject({
      package: '1206',
      originals: { package: '0805' },
      rewrites: [{ field: 'package', to: '1206', rule: CHIP_SIZE_RULE }],
    });
    expect(normalFacts({ ...facts, package: '1206' }).rewrites).toEqual([]);
    expect(normalFacts({ ...facts, mpn: 'RC4558', package: 'SOIC-8', pins: 8 }).package).toBe('SOIC-8');
  });

  it('示例目录里没有剩下的矛盾', () => {
    const parts = readSampleParts();
    expect(parts.filter(({ params, pins: count }) => count !== null && Number(params['ioCount']) >= count).map(({ mpn }) => mpn)).toEqual([]);
    expect(parts.filter((part) => rightPins({ ...part, categoryId: part.category }) !== undefined).map(({ mpn }) => mpn)).toEqual([]);
    expect(parts.filter(({ category, mpn }) => categoryRuleFor(category, partKey(mpn)) !== undefined).map(({ mpn }) => mpn)).toEqual([]);
  });
});
