import type { Facet } from '@chippage/api/types';
import { stm32f103 } from '../parts.fixtures.ts';
import type { PartResultsData } from './PartResults.tsx';

const options = (code: string, name: string, values: [value: string, label: string, count: number][], unknownCount = 0): Facet => ({
  code,
  name,
  unit: null,
  kind: 'options',
  options: values.map(([value, label, count]) => ({ value, label, count })),
  min: null,
  max: null,
  histogram: [],
  unknownCount,
});
const range = (code: string, name: string, unit: string | null, bars: [from: number, to: number, count: number][]): Facet => ({
  code,
  name,
  unit,
  kind: 'range',
  options: [],
  min: bars[0]?.[0] ?? 0,
  max: bars.at(-1)?.[1] ?? 0,
  histogram: bars.map(([from, to, count]) => ({ from, to, count })),
  unknownCount: 2,
});

/** The answer to STM32F103, as the call gives it. */
export const f103Results: PartResultsData = {
  data: stm32f103,
  totalRecord: 59,
  facets: [
    options('category', '分类', [['mcu/arm-32', '32位 ARM MCU', 59]]),
    options('brand', '品牌', [
      ['301', '意法半导体', 55],
      ['140', '兆易创新', 4],
    ]),
    options(
      'package',
      '封装',
      [
        ['LQFP-64', 'LQFP-64', 16],
        ['LQFP-100', 'LQFP-100', 14],
        ['LQFP-48', 'LQFP-48', 11],
        ['UFQFPN-48', 'UFQFPN-48', 7],
        ['LQFP-144', 'LQFP-144', 5],
        ['BGA-64', 'BGA-64', 2],
        ['BGA-100', 'BGA-100', 2],
        ['BGA-144', 'BGA-144', 1],
      ],
      1,
    ),
    range('flashKB', '程序存储器', 'KB', [
      [16, 32, 4],
      [32, 64, 14],
      [64, 128, 15],
      [128, 256, 9],
      [256, 512, 12],
      [512, 1024, 5],
    ]),
    range('ramKB', 'RAM', 'KB', [
      [6, 20, 22],
      [20, 48, 18],
      [48, 64, 14],
      [64, 96, 5],
    ]),
    options('lifecycle', '生命周期', [
      ['active', '在产', 12],
      ['nrnd', '不推荐新设计', 1],
      ['unknown', '未知', 46],
    ]),
    options('core', '内核', [['Arm Cortex-M3', 'Arm Cortex-M3', 57]], 2),
    range('ioCount', 'I/O 数量', null, [
      [26, 37, 18],
      [37, 51, 21],
      [51, 80, 15],
      [80, 112, 5],
    ]),
  ],
  understood: [{ kind: 'mpn', label: '型号', text: 'STM32F103', token: 'STM32F103', rest: '' }],
  columns: [
    { code: 'flashKB', name: '程序存储器', unit: 'KB' },
    { code: 'ramKB', name: 'RAM', unit: 'KB' },
    { code: 'freqMHz', name: '频率', unit: 'MHz' },
    { code: 'ioCount', name: 'I/O 数量', unit: null },
    { code: 'vMin', name: '电压下限(供电/输入)', unit: 'V' },
    { code: 'vMax', name: '电压上限(供电/输入)', unit: 'V' },
    { code: 'core', name: '内核', unit: null },
    { code: 'tempMaxC', name: '工作温度上限', unit: '°C' },
  ],
  relaxations: [],
  uncollected: null,
};

/** Nothing matches. */
export const noResults: PartResultsData = {
  data: [],
  totalRecord: 0,
  facets: [],
  understood: [{ kind: 'text', label: '关键词', text: 'XYZ-9999', token: 'XYZ-9999', rest: '' }],
  columns: [],
  relaxations: [],
  uncollected: null,
};

/** A number that is not there, beside the one next to it. */
export const nearResults: PartResultsData = {
  ...f103Results,
  data: f103Results.data.slice(0, 3).map((part) => ({ ...part, match: 'similar' as const })),
  totalRecord: 3,
  understood: [{ kind: 'mpn', label: '型号', text: 'STM32F103C8T9', token: 'STM32F103C8T9', rest: '' }],
};

/** Words that contradict: the rows give up the tolerance. */
export const partlyResults: PartResultsData = {
  ...nearResults,
  understood: [
    { kind: 'param', label: '阻值', text: '0 Ω', token: '0R', rest: '1% 0805' },
    { kind: 'param', label: '容差', text: '1 %', token: '1%', rest: '0R 0805' },
  ],
  relaxations: [
    { tokens: ['1%'], rest: '0R 0805', facets: [], count: 8, nearest: 'untold' },
    { tokens: ['0R'], rest: '1% 0805', facets: [], count: 214, nearest: null },
  ],
};

/** Filters that leave nothing together. */
export const filteredOut: PartResultsData = {
  ...noResults,
  facets: f103Results.facets,
  relaxations: [
    { tokens: [], rest: null, facets: ['package'], count: 5, nearest: null },
    { tokens: [], rest: null, facets: ['flashKB'], count: 11, nearest: null },
  ],
};

/** Words of which no single one suffices to be given up; the category that they name is empty. */
export const farApart: PartResultsData = {
  ...noResults,
  relaxations: [
    { tokens: ['0.1Ω', '采样电阻'], rest: '2512 1W 电阻', facets: [], count: 12, nearest: null },
    { tokens: ['0.1Ω', '1W', '采样电阻'], rest: '2512', facets: ['brand', 'package'], count: 40, nearest: null },
  ],
  uncollected: { name: '采样电阻', brandId: null, website: null, parent: { id: 'resistor', name: '电阻', count: 704 } },
};

/** A brand that the catalogue knows and has no part of. */
export const emptyBrand: PartResultsData = {
  ...noResults,
  uncollected: { name: '南芯科技', brandId: 328, website: 'https://www.example.com/', parent: null },
};
