import { describe, expect, it } from 'vitest';
import { doubtOf, type FactShape, limitProblem, readFactValue } from './factValue.rules.ts';

const shape = (field: string, unit: string | null, more: Partial<FactShape> = {}): FactShape => ({
  field,
  name: field,
  unit,
  kind: 'number',
  words: [],
  known: { low: 1, high: 100 },
  isWhole: false,
  ...more,
});
const cold = { known: { low: -65, high: 0 } };

describe('按工程师的写法读一个值', () => {
  it.each([
    [shape('capacitancePF', 'pF'), '100 nF', 100_000],
    [shape('capacitancePF', 'pF'), '100nF', 100_000],
    [shape('capacitancePF', 'pF'), '100n', 100_000],
    [shape('capacitancePF', 'pF'), '0.1µF', 100_000],
    [shape('capacitancePF', 'pF'), '22 pF', 22],
    [shape('resistanceOhm', 'Ω'), '4K7', 4700],
    [shape('resistanceOhm', 'Ω'), '10 kΩ', 10_000],
    [shape('resistanceOhm', 'Ω'), '0', 0],
    [shape('rdsOnMohm', 'mΩ'), '28 mΩ', 28],
    [shape('rdsOnMohm', 'mΩ'), '0.028 Ω', 28],
    [shape('flashKB', 'KB'), '64 KB', 64],
    [shape('flashKB', 'KB'), '64K', 64],
    [shape('flashKB', 'KB'), '1MB', 1024],
    [shape('memoryKbit', 'Kbit'), '64 Mbit', 65_536],
    [shape('freqMHz', 'MHz'), '72MHz', 72],
    [shape('freqMHz', 'MHz'), '32.768 kHz', 0.032_768],
    [shape('fswKHz', 'kHz'), '1.2 MHz', 1200],
    [shape('voutV', 'V'), '3.3', 3.3],
    [shape('voutV', 'V'), '3V3', 3.3],
    [shape('dropoutMV', 'mV'), '350 mV', 350],
    [shape('dropoutMV', 'mV'), '0.35 V', 350],
    [shape('tempMinC', '°C', cold), '-40 ℃', -40],
    [shape('tempMinC', '°C', cold), '−40', -40],
    [shape('tolerancePct', '±%'), '±5%', 5],
    [shape('tcrPpm', '±ppm/°C'), '±100 ppm/°C', 100],
    [shape('slewRateVus', 'V/µs'), '0.5 V/μs', 0.5],
    [shape('bits', 'bit', { isWhole: true }), '32位', 32],
    [shape('ioCount', null, { isWhole: true }), '37', 37],
    [shape('pins', null, { isWhole: true }), '48', 48],
  ])('%o：%s', (fact, typed, value) => expect(readFactValue(fact, typed)).toEqual({ value }));

  it.each([
    [shape('capacitancePF', 'pF'), '100', /写上单位/],
    [shape('capacitancePF', 'pF'), '100 V', /数和单位/],
    [shape('capacitancePF', 'pF'), '1~10 nF', /数和单位/],
    [shape('capacitancePF', 'pF'), '≥ 10 nF', /数和单位/],
    [shape('capacitancePF', 'pF'), '很大', /数和单位/],
    [shape('rdsOnMohm', 'mΩ'), '-1 mΩ', /负数/],
    [shape('ioCount', null, { isWhole: true }), '3.5', /整数/],
    [shape('ioCount', null, { isWhole: true }), '3 V', /不带单位/],
    [shape('pins', null, { isWhole: true }), '0', /1 到 30000/],
    [shape('voutV', 'V'), '  ', /填写/],
  ])('说出不对在哪里：%o %s', (fact, typed, problem) => expect(readFactValue(fact, typed)).toEqual({ problem: expect.stringMatching(problem) }));

  it('28 MΩ 不是 28 mΩ', () => expect(readFactValue(shape('rdsOnMohm', 'mΩ'), '28 MΩ')).toEqual({ value: 28e9 }));

  it('枚举只能选；文字用目录里已有的写法；封装写成一种', () => {
    const choice = shape('outputType', null, { kind: 'choice', words: [{ value: 'fixed', label: '固定' }] });
    expect(readFactValue(choice, 'fixed')).toEqual({ value: 'fixed' });
    expect(readFactValue(choice, '固定')).toEqual({ value: 'fixed' });
    expect(readFactValue(choice, 'variable')).toEqual({ problem: expect.stringContaining('重新选择') });
    const truth = shape('latching', null, { kind: 'choice', words: [{ value: true, label: '是' }] });
    expect(readFactValue(truth, 'true')).toEqual({ value: true });
    const core = shape('core', null, { kind: 'text', words: [{ value: 'Arm Cortex-M3', label: 'Arm Cortex-M3' }] });
    expect(readFactValue(core, 'ARM cortex-m3')).toEqual({ value: 'Arm Cortex-M3' });
    expect(readFactValue(core, 'RISC-V')).toEqual({ value: 'RISC-V' });
    expect(readFactValue(shape('packageCase', null, { kind: 'text' }), 'SO8')).toEqual({ value: 'SOIC-8' });
    expect(readFactValue(core, 'a\u0007b')).toEqual({ problem: expect.stringContaining('不能保存') });
  });
});

it('下限不高于上限', () => {
  const shapes = [shape('vMin', 'V'), shape('vMax', 'V')];
  const valueOf = (field: string) => (field === 'vMax' ? 3.6 : 2);
  expect(limitProblem(shapes, valueOf, 'vMin', 3)).toBeNull();
  expect(limitProblem(shapes, valueOf, 'vMin', 5)).toBe('不能大于vMax（3.6 V）');
  expect(limitProblem(shapes, valueOf, 'vMax', 1)).toBe('不能小于vMin（2 V）');
  expect(limitProblem(shapes, () => null, 'vMax', 1)).toBeNull();
  expect(limitProblem(shapes, valueOf, 'ioCount', 1)).toBeNull();
});

it('目录里没有这么大的值，说出来，不拦', () => {
  expect(doubtOf(shape('voutV', 'V'), 50)).toBeNull();
  expect(doubtOf(shape('voutV', 'V'), 5000)).toContain('1 V 到 100 V');
});
