import { describe, expect, it } from 'vitest';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { knownNumbers } from '../search/candidates.ts';
import { understand } from './understand.ts';

const { index, lexicon } = sampleSearchable();
const known = knownNumbers(index);
const read = (keywords: string) => understand(keywords, lexicon, known);
/** Chips as `kind:text`. */
const chips = (keywords: string) => read(keywords).understood.map((piece) => `${piece.kind}:${piece.text}`);
const brandsOf = (keywords: string) => read(keywords).brandIds.map((id) => lexicon.brandNames.get(id));

describe('品牌的名称、中文名、简称和别名', () => {
  it.each([
    ['TI', 'Texas Instruments'],
    ['德州仪器', 'Texas Instruments'],
    ['德州', 'Texas Instruments'],
    ['texas instruments', 'Texas Instruments'],
    ['ST', 'STMicroelectronics'],
    ['意法', 'STMicroelectronics'],
    ['意法半导体', 'STMicroelectronics'],
    ['NXP', 'NXP Semiconductors'],
    ['恩智浦', 'NXP Semiconductors'],
    ['freescale', 'NXP Semiconductors'],
    ['兆易', 'GigaDevice'],
    ['兆易创新', 'GigaDevice'],
    ['ADI', 'Analog Devices'],
    ['亚德诺', 'Analog Devices'],
    ['Atmel', 'Microchip Technology'],
    ['微芯', 'Microchip Technology'],
    ['圣邦微', 'SGMICRO'],
    ['沁恒', 'WCH'],
    ['乐鑫', 'Espressif Systems'],
    ['英飞凌', 'Infineon Technologies'],
    ['infineon', 'Infineon Technologies'],
    ['安森美', 'onsemi'],
    ['ON Semiconductor', 'onsemi'],
    ['村田', 'Murata'],
    ['国巨', 'Yageo'],
    ['瑞萨', 'Renesas Electronics'],
    ['华邦', 'Winbond'],
    ['ｎｘｐ', 'NXP Semiconductors'],
  ])('%s', (typed, name) => expect(brandsOf(typed)).toContain(name));
});

it.each([
  ['"1%"', ['text:1%']],
  ['“蓝牙” 0805', ['text:蓝牙', 'package:0805']],
  ['3.5" 2.8"', ['text:3.5', 'text:2.8']],
])('引号里的照写的找，数字后面的是英寸：%s', (typed, read) => expect(chips(typed)).toEqual(read));

describe('分类的中文、英文和俗称', () => {
  it.each([
    ['单片机', 'mcu'],
    ['MCU', 'mcu'],
    ['运放', 'amplifier/opamp'],
    ['op amp', 'amplifier/opamp'],
    ['LDO', 'power/ldo'],
    ['稳压器', 'power/ldo'],
    ['肖特基', 'diode/schottky'],
    ['贴片电阻', 'resistor/chip'],
    ['电容', 'capacitor'],
    ['霍尔', 'sensor/magnetic'],
    ['DC-DC', 'power/dcdc'],
    ['dcdc', 'power/dcdc'],
    ['USB 连接器', 'connector/usb'],
    ['RS-485', 'interface/rs485-rs232'],
    ['TVS管', 'protection/tvs'],
    ['ＭＯＳ管', 'transistor/mosfet'],
    ['Schottky Diodes', 'diode/schottky'],
    ['碳化硅 二极管', 'diode/sic'],
    ['电位器', 'resistor/potentiometer'],
  ])('%s → %s', (typed, category) => expect(read(typed).categories).toContain(category));

  it('大类与小类一起说时取小类', () => expect(read('电阻 贴片电阻').categories).toEqual(['resistor/chip']));
});

describe('一句话里的品牌、分类、封装和参数', () => {
  it.each([
    ['4k7 0603', ['param:4.7 kΩ', 'package:0603']],
    ['贴片电阻 10K 1% 0805', ['category:贴片电阻', 'param:10 kΩ', 'param:1%', 'package:0805']],
    ['0402贴片电容100nF', ['package:0402', 'category:贴片陶瓷电容 MLCC', 'param:100 nF']],
    ['LQFP48 STM32F1 单片机', ['package:LQFP-48', 'mpn:STM32F1', 'category:微控制器 MCU']],
    ['8位单片机 16K', ['param:8 位', 'category:微控制器 MCU', 'param:16 KB']],
    ['TI LP5907', ['brand:Texas Instruments', 'mpn:LP5907']],
    ['SOP-8 运放', ['package:SOP-8', 'category:运算放大器']],
    ['TQFP-32 AVR', ['package:TQFP-32', 'param:AVR']],
    ['Cortex-M3 LQFP-64', ['param:Arm Cortex-M3', 'package:LQFP-64']],
    ['LDO,3.3V,SOT23-5', ['category:线性稳压器 LDO', 'param:3.3 V', 'package:SOT-23-5']],
    ['N沟道 MOS 60V', ['param:N沟道 MOS', 'param:60 V']],
    ['N沟道 60V', ['param:N', 'param:60 V']],
    ['MCU 20KB RAM', ['category:微控制器 MCU', 'param:20 KB', 'param:RAM']],
    ['国产 LDO', ['brand:国产品牌', 'category:线性稳压器 LDO']],
    ['STM32F103 规格书', ['mpn:STM32F103', 'param:有数据手册']],
  ])('%s', (typed, expected) => expect(chips(typed)).toEqual(expected));

  it('输入、输出、CTR 这样的名称决定数值属于哪个参数', () => {
    expect(read('输入12V 输出5V 电源模块').tests).toMatchObject([{ within: { minCode: 'vMin', value: 12 } }, { anyOf: [{ code: 'voutV', low: 5 }] }]);
    expect(read('光耦 CTR 100%').tests).toMatchObject([{ anyOf: [{ code: 'ctrMinPct', low: 100 }] }]);
  });
  it('两个词合说一类东西', () => expect(read('AC-DC 5V 电源模块').categories).toEqual(['module/power-acdc']));
  it('20KB RAM 说的是片内 RAM', () => expect(read('MCU 20KB RAM').tests).toMatchObject([{ anyOf: [{ code: 'ramKB', low: 20, high: 20 }] }]));
  it('5V 在继电器里是线圈电压，在 LDO 里是输出电压，在单片机里是供电范围', () => {
    expect(read('5V 继电器').tests).toMatchObject([{ anyOf: [{ code: 'coilV' }] }]);
    expect(read('5V LDO').tests).toMatchObject([{ anyOf: [{ code: 'voutV' }] }]);
    expect(read('5V 单片机').tests).toMatchObject([{ anyOf: [], within: { minCode: 'vMin', maxCode: 'vMax', value: 5 } }]);
  });
  it('容量换算：8MB = 64Mbit = 65536 Kbit', () => {
    for (const typed of ['flash 8MB', 'flash 64Mbit', 'flash 64Mb', 'flash 64M'])
      expect(read(typed).tests).toMatchObject([{ anyOf: [{ code: 'memoryKbit', low: 65_536 }] }]);
  });
});

describe('什么也不丢', () => {
  it('不认识的词成为要找的文字', () => {
    expect(chips('STM32F103 哈哈哈')).toEqual(['mpn:STM32F103', 'text:哈哈哈']);
    expect(read('STM32F103 哈哈哈').texts).toEqual(['STM32F103', '哈哈哈']);
  });
  it('型号不会被拆成数值或封装', () => {
    for (const typed of ['1N4148', '74HC595D,118', '2N7002', 'BGA2818', '24C02', 'MAX20', '1N414', 'DA04-11GWA', 'TMA-0515S', 'R-78B15-2.0']) {
      expect(
        chips(typed).every((chip) => chip.startsWith('mpn:') || typed === 'BGA2818'),
        typed,
      ).toBe(true);
    }
  });
  it('去掉一个词后剩下的词原样保留', () => {
    const [first, second] = read('ＴＩ　lp5907').understood;
    expect(first).toMatchObject({ kind: 'brand', label: '品牌', token: 'ＴＩ', rest: 'lp5907' });
    expect(second).toMatchObject({ kind: 'mpn', label: '型号', token: 'lp5907', rest: 'ＴＩ' });
  });
  it.each([
    '<script>alert(1)</script>',
    '%',
    '_',
    "'; drop table parts; --",
    '\uD800abc',
    '😀',
    '\u0000',
    'a'.repeat(10_000),
    '电'.repeat(200),
    '((((((',
    '1'.repeat(200),
  ])('怪输入不出错：%s', (typed) => {
    expect(() => read(typed)).not.toThrow();
  });
});
