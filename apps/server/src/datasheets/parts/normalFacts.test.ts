import { describe, expect, it } from 'vitest';
import { normalFacts, normalPackage } from './normalFacts.ts';
import { storedMeasure } from './understanding/formatMeasure.ts';
import { valueLabel } from './valueLabels.ts';

describe('事实只有一种写法', () => {
  it.each([
    ['LQFP-64(10x10)', 'LQFP-64'],
    ['LQFP100', 'LQFP-100'],
    ['UFQFPN-48_N', 'UFQFPN-48'],
    ['DIP,28.8x12.5mm', 'DIP'],
    ['SO8', 'SOIC-8'],
    ['TO-220AB', 'TO-220'],
    ['0603', '0603'],
    ['Through-Hole', 'Through-Hole'],
    ['DirectFET', 'DirectFET'],
  ])('封装 %s 是 %s', (written, normal) => expect(normalPackage(written)).toBe(normal));

  it('原文留作证据；没有改的不留', () => {
    const part = { mpn: 'QQ-1', category: 'power/ldo', pins: 8 };
    expect(normalFacts({ ...part, package: 'SO8', params: { outputType: 'Fixed', voutV: 3.3, core: 'AVR' } })).toEqual({
      category: 'power/ldo',
      package: 'SOIC-8',
      pins: 8,
      params: { outputType: 'fixed', voutV: 3.3, core: 'AVR' },
      originals: { package: 'SO8', outputType: 'Fixed' },
      rewrites: [
        { field: 'package', from: 'SO8', to: 'SOIC-8', rule: null },
        { field: 'outputType', from: 'Fixed', to: 'fixed', rule: null },
      ],
    });
    expect(normalFacts({ ...part, package: 'QFN-32', pins: 32, params: {} }).originals).toEqual({});
  });

  it.each([
    ['capacitancePF', 100_000, 'pF', 100, 'nF'],
    ['resistanceOhm', 10_000, 'Ω', 10, 'kΩ'],
    ['resistanceOhm', 0, 'Ω', 0, 'Ω'],
    ['freqMHz', 0.032768, 'MHz', 32.768, 'kHz'],
    ['ioutA', 0.15, 'A', 150, 'mA'],
    ['iqUA', 5000, 'µA', 5, 'mA'],
    ['dropoutMV', 1300, 'mV', 1.3, 'V'],
    ['dropoutMV', 350, 'mV', 350, 'mV'],
    ['sampleRateKsps', 210_000, 'kSPS', 210, 'MSPS'],
    ['memoryKbit', 131_072, 'Kbit', 128, 'Mbit'],
    ['flashKB', 64, 'KB', 64, 'KB'],
    ['vMax', 3.6, 'V', 3.6, 'V'],
  ])('%s %d %s 写成 %d %s', (code, value, unit, number, written) => expect(storedMeasure(code, value, unit)).toEqual({ number, unit: written }));

  it('一个枚举一个中文词', () => {
    expect([
      valueLabel('outputType', 'Fixed'),
      valueLabel('outputType', 'fixed'),
      valueLabel('latching', true),
      valueLabel('railToRail', 'yes'),
      valueLabel('core', 'AVR'),
    ]).toEqual(['固定', '固定', '是', '是', 'AVR']);
  });
});
