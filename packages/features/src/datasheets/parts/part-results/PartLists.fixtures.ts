import type { PartRow } from '@chippage/api/types';
import { bareModule } from '../parts.fixtures.ts';
import { f103Results } from './PartResults.fixtures.ts';
import type { PartResultsData } from './PartResults.tsx';

type Fact = [code: string, name: string, unit: string | null, value: string];
const sold = (unitPrice: string, currency: 'CNY' | 'USD', quantity: number, stock: number): NonNullable<PartRow['offer']> => ({
  sellers: 2,
  stock,
  goodsId: 701,
  unitPrice,
  currency,
  taxMode: currency === 'CNY' ? 'tax13' : 'untaxed',
  quantity,
  raised: quantity === 1 ? null : 'moq',
  lineTotal: (Number(unitPrice) * quantity).toFixed(2),
  breakFrom: quantity,
  leadTimeDays: stock === 0 ? 21 : null,
});

let lastId = 200;
function row(mpn: string, brandNameCn: string, packageCase: string | null, facts: readonly Fact[], more: Partial<PartRow>): PartRow {
  const params = facts.map(([code, name, unit, valueText]) => ({
    code,
    name,
    unit,
    valueText,
    valueNum: Number.isNaN(Number(valueText)) ? null : Number(valueText),
  }));
  return { ...bareModule, id: lastId++, mpn, brandName: brandNameCn, brandNameCn, packageCase, pins: 3, params, match: 'filter', ...more };
}

const fixed = (volts: string, current: string): Fact[] => [
  ['voutV', '输出电压', 'V', volts],
  ['ioutA', '输出电流', 'mA', current],
  ['outputType', '输出类型', null, '固定'],
];
const supply = (from: string, to: string): Fact[] => [
  ['vMin', '电压下限(供电/输入)', 'V', from],
  ['vMax', '电压上限(供电/输入)', 'V', to],
];
const ldo = { category: 'power/ldo', categoryName: '线性稳压器 LDO', match: 'similar' } as const;

/** Nearly regulators of 3.3 V and 500 mA: much is unknown, few are for sale. */
export const ldoResults: PartResultsData = {
  ...f103Results,
  totalRecord: 23,
  understood: [
    { kind: 'param', label: '输出电压', text: '3.3 V', token: '3.3V', rest: 'LDO 500mA' },
    { kind: 'param', label: '输出电流', text: '500 mA', token: '500mA', rest: '3.3V LDO' },
  ],
  columns: [
    { code: 'ioutA', name: '输出电流', unit: 'A' },
    { code: 'outputType', name: '输出类型', unit: null },
    { code: 'voutV', name: '输出电压', unit: 'V' },
    { code: 'vMin', name: '电压下限(供电/输入)', unit: 'V' },
    { code: 'vMax', name: '电压上限(供电/输入)', unit: 'V' },
  ],
  data: [
    row('MCP1700T-3302E/TT', '微芯科技', 'SOT-23', fixed('3.3', '250'), { ...ldo, lifecycle: 'active' }),
    row('AP2127N-1.2', '美台半导体', 'SOT-23', [...fixed('1.2', '300'), ...supply('2.5', '6')], { ...ldo, offer: sold('1.259', 'CNY', 10, 28_970) }),
    row('AP7381-33SA-7', '美台半导体', 'SOT-23', fixed('3.3', '150'), { ...ldo, offer: sold('0.6649', 'CNY', 10, 28_970) }),
    row('MAX604', '美信', 'SOIC-8', fixed('3.3', '500'), { ...ldo, offer: sold('0.4575', 'USD', 10, 410) }),
    row('KF33BDT', '意法半导体', 'TO-252', fixed('3.3', '500'), ldo),
    row('MAX38911ATA+', '亚德诺半导体', null, [['ioutA', '输出电流', 'mA', '500'], ...supply('2', '5.5')], ldo),
    row('SPX3819M5-L-3-3', '迈凌', 'SOT-23-5', fixed('3.3', '500'), ldo),
  ],
};

const kind = (category: string, categoryName: string) => ({ category, categoryName });

/** Parts of many kinds, most of them for sale. */
export const mixedResults: PartResultsData = {
  ...f103Results,
  totalRecord: 14_921,
  understood: [],
  columns: [
    { code: 'bits', name: '位数', unit: 'bit' },
    { code: 'vMin', name: '电压下限(供电/输入)', unit: 'V' },
  ],
  data: [
    row('W5500', '威斯纳', 'LQFP-48', [['channels', '通道数', null, '8'], ['interface', '接口', null, 'SPI'], ...supply('2.97', '3.63')], {
      ...kind('interface/ethernet', '以太网'),
      lifecycle: 'active',
      offer: sold('16.24', 'CNY', 90, 2160),
    }),
    row(
      'STM32F401RBT6',
      '意法半导体',
      'LQFP-64',
      [['flashKB', '程序存储器', 'KB', '128'], ['ramKB', 'RAM', 'KB', '64'], ['bits', '位数', 'bit', '32'], ...supply('1.7', '3.6')],
      {
        ...kind('mcu/arm-32', '32位 ARM MCU'),
        lifecycle: 'active',
        offer: sold('13.89', 'CNY', 90, 180),
      },
    ),
    row(
      'MMBT3906',
      '安森美',
      'SOT-23',
      [
        ['vceoV', '集射极电压', 'V', '40'],
        ['icA', '集电极电流', 'mA', '200'],
      ],
      {
        ...kind('transistor/bjt', '双极晶体管'),
        lifecycle: 'active',
        offer: sold('0.009067', 'USD', 3000, 12_130),
      },
    ),
    row(
      'AOZ1280CI',
      '万国半导体',
      'SOT-23-6',
      [
        ['voutMaxV', '最大输出电压(可调)', 'V', '26'],
        ['ioutA', '输出电流', 'A', '1.2'],
      ],
      {
        ...kind('power/dcdc', 'DC-DC 转换器'),
        lifecycle: 'nrnd',
        offer: sold('2.395', 'CNY', 10, 0),
      },
    ),
  ],
};
