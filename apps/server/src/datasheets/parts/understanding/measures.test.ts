import { describe, expect, it } from 'vitest';
import { readMeasure } from './measures.ts';

const rounded = (text: string) => {
  const measure = readMeasure(text.normalize('NFKC'));
  return measure && [Number(measure.value.toPrecision(9)), measure.dimension, measure.limit];
};

describe('数值与单位', () => {
  it.each<[string, number, string]>([
    ['4k7', 4700, 'Ω'],
    ['2R2', 2.2, 'Ω'],
    ['0R1', 0.1, 'Ω'],
    ['1M5', 1.5e6, 'Ω'],
    ['3V3', 3.3, 'V'],
    ['4u7', 4.7e-6, 'count'],
    ['10K', 10_000, 'count'],
    ['1M', 1e6, 'count'],
    ['100n', 1e-7, 'count'],
    ['100R', 100, 'Ω'],
    ['10kΩ', 10_000, 'Ω'],
    ['4.7kohm', 4700, 'Ω'],
    ['10千欧', 10_000, 'Ω'],
    ['10mΩ', 0.01, 'Ω'],
    ['1MΩ', 1e6, 'Ω'],
    ['100nF', 1e-7, 'F'],
    ['100NF', 1e-7, 'F'],
    ['10uF', 1e-5, 'F'],
    ['10μF', 1e-5, 'F'],
    ['22pF', 2.2e-11, 'F'],
    ['22PF', 2.2e-11, 'F'],
    ['0.1uf', 1e-7, 'F'],
    ['10uH', 1e-5, 'H'],
    ['3.3V', 3.3, 'V'],
    ['3.3v', 3.3, 'V'],
    ['12伏', 12, 'V'],
    ['-5V', -5, 'V'],
    ['500mA', 0.5, 'A'],
    ['500MA', 0.5, 'A'],
    ['3A', 3, 'A'],
    ['10W', 10, 'W'],
    ['32.768kHz', 32_768, 'Hz'],
    ['8MHz', 8e6, 'Hz'],
    ['8mhz', 8e6, 'Hz'],
    ['2.4GHz', 2.4e9, 'Hz'],
    ['72兆赫', 72e6, 'Hz'],
    ['64KB', 65_536, 'byte'],
    ['64Mbit', 67_108_864, 'bit'],
    ['128Mb', 134_217_728, 'bit'],
    ['8MB', 8_388_608, 'byte'],
    ['256Kbit', 262_144, 'bit'],
    ['64 KB', 65_536, 'byte'],
    ['1%', 1, '%'],
    ['±5%', 5, '%'],
    ['24位', 24, 'width'],
    ['12-bit', 12, 'width'],
    ['48脚', 48, 'pins'],
    ['48pin', 48, 'pins'],
    ['4通道', 4, 'channels'],
    ['8路', 8, 'channels'],
    ['20ppm', 20, 'ppm'],
    ['2.54mm', 0.002_54, 'm'],
  ])('%s', (text, value, dimension) => expect(rounded(text)).toEqual([value, dimension, 'near']));

  it('大于、小于和区间', () => {
    expect(rounded('≥25V')).toEqual([25, 'V', 'min']);
    expect(rounded('25V以上')).toEqual([25, 'V', 'min']);
    expect(rounded('<=1A')).toEqual([1, 'A', 'max']);
    const range = readMeasure('1~10uF 0603');
    expect(range).toMatchObject({ dimension: 'F', limit: 'between', length: 6 });
    expect(range?.value).toBeCloseTo(1e-6, 12);
    expect(range?.upper).toBeCloseTo(1e-5, 12);
  });

  it.each(['1N4148', '74HC595', '2N7002', '1N414', '24C02', '5V-reg', '10M50', '4148', '12', '2SC1815', '3.3', '1.8V/3.3V', '16F877A'])('%s 不是数值', (text) =>
    expect(readMeasure(text)).toBeNull(),
  );
});
