import { expect, it } from 'vitest';
import { params } from '../parts.fixtures.ts';
import { partFacts } from './partFacts.ts';

const pairs = [
  { key: 'supply', name: '供电电压', from: 'vMin', to: 'vMax' },
  { key: 'temperature', name: '工作温度', from: 'tempMinC', to: 'tempMaxC' },
];

it('上下限合成一个范围，负号与单位按手册的写法', () => {
  expect(partFacts(params({ core: 'Arm Cortex-M3', vMin: 2, vMax: 3.6, tempMinC: -40, tempMaxC: 85 }), pairs)).toEqual([
    { key: 'core', name: '内核', value: 'Arm Cortex-M3', unit: null, fields: ['core'] },
    { key: 'supply', name: '供电电压', value: '2～3.6', unit: 'V', fields: ['vMin', 'vMax'] },
    { key: 'temperature', name: '工作温度', value: '−40～85', unit: '°C', fields: ['tempMinC', 'tempMaxC'] },
  ]);
});

it('正负公差的号跟着数值，单位自成一栏', () => {
  expect(partFacts([{ code: 'tolerancePct', name: '精度', unit: '±%', valueText: '1', valueNum: 1 }], pairs)).toEqual([
    { key: 'tolerancePct', name: '精度', value: '±1', unit: '%', fields: ['tolerancePct'] },
  ]);
});

it('只知道一端时不拼成范围', () => {
  expect(partFacts(params({ vMax: 5.5 }), pairs)).toEqual([{ key: 'vMax', name: '电压上限(供电/输入)', value: '5.5', unit: 'V', fields: ['vMax'] }]);
});
