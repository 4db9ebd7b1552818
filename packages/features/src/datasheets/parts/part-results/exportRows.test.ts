import { expect, it } from 'vitest';
import { stm32f103 } from '../parts.fixtures.ts';
import { partsAsCells, toTextTable } from './exportRows.ts';
import { partResultsMessages } from './messages.ts';

const words = { ...partResultsMessages.texts, lifecycleName: (name: string) => name, hostedName: (mpn: string) => `${mpn} 数据手册` };
const columns = [
  { code: 'flashKB', name: '程序存储器', unit: 'KB' },
  { code: 'core', name: '内核', unit: null },
];

it('表头带单位，缺的参数留空', () => {
  const table = toTextTable(stm32f103.slice(0, 1), [...columns, { code: 'voutV', name: '输出电压', unit: 'V' }], words);
  expect(table.head).toEqual([
    '型号',
    '品牌',
    '分类',
    '封装',
    '引脚',
    '生命周期',
    '程序存储器 (KB)',
    '内核',
    '输出电压 (V)',
    '单价',
    '币种',
    '计价数量',
    '合计',
    '价格档',
    '库存',
    '发货 (天)',
    '卖家',
    '数据手册',
  ]);
  expect(table.rows[0]).toEqual([
    'STM32F103C8T6',
    '意法半导体',
    '32位 ARM MCU',
    'LQFP-48',
    '48',
    'unknown',
    '64',
    'Arm Cortex-M3',
    '',
    '6.85',
    'CNY',
    '1',
    '6.85',
    '1',
    '1240',
    '',
    '3',
    'STM32F103C8T6 数据手册',
  ]);
});

it('表格软件的文件里数字是数字；型号、封装全是数字也是文字', () => {
  const { rows } = partsAsCells([{ ...stm32f103[0]!, mpn: '7805', packageCase: '1206' }], columns, words);
  expect(rows[0]).toEqual(expect.arrayContaining(['7805', '1206', 48, 64, 'Arm Cortex-M3', 6.85, 1240]));
});
