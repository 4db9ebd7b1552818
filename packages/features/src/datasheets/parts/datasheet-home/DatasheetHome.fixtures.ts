import type { Brand, Category, Statistics } from '@chippage/api/types';

/** Counts of the sample catalogue. */
export const statistics: Statistics = { parts: 14_921, brands: 408, domesticBrands: 177, categories: 26, subcategories: 170, documents: 9000 };

const category = (no: number, id: string, name: string, count: number, children: [id: string, name: string, count: number][]): Category => ({
  id,
  no,
  name,
  nameEn: id,
  parentId: null,
  count,
  children: children.map(([child, childName, childCount], at) => ({
    id: `${id}/${child}`,
    no: no * 100 + at,
    name: childName,
    nameEn: child,
    parentId: id,
    count: childCount,
    children: [],
  })),
});

/** Three categories of many. */
export const categories: Category[] = [
  category(1, 'mcu', '微控制器 MCU', 4587, [
    ['arm-32', '32位 ARM MCU', 2200],
    ['8bit', '8位 MCU', 1400],
    ['16bit', '16位 MCU', 500],
    ['wireless-soc', '无线 SoC', 200],
    ['riscv', 'RISC-V MCU', 120],
    ['32bit-other', '其他32位 MCU', 90],
  ]),
  category(2, 'power', '电源管理', 2406, [
    ['ldo', '线性稳压器 LDO', 900],
    ['dcdc', 'DC-DC 转换器', 700],
    ['vref', '电压基准', 200],
    ['acdc', 'AC-DC 转换器', 100],
  ]),
  category(3, 'amplifier', '放大器与比较器', 483, [
    ['opamp', '运算放大器', 300],
    ['audio', '音频放大器', 60],
    ['comparator', '比较器', 80],
  ]),
  category(4, 'empty', '没有型号的分类', 0, []),
];

const brand = (id: number, name: string, nameCn: string | null, partCount: number): Brand => ({
  id,
  name,
  nameCn,
  initial: name[0] ?? '#',
  pinyin: null,
  country: 'US',
  isDomestic: false,
  website: null,
  founded: null,
  parent: null,
  aliases: [],
  partCount,
  documentCount: 0,
});

/** The brands with most parts. */
export const brands: Brand[] = [
  brand(1, 'Texas Instruments', '德州仪器', 2286),
  brand(2, 'STMicroelectronics', '意法半导体', 1796),
  brand(3, 'Microchip Technology', '微芯科技', 1695),
  brand(4, 'Analog Devices', '亚德诺半导体', 731),
  brand(5, 'onsemi', '安森美', 607),
];
