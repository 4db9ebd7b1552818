import { describe, expect, it } from 'vitest';
import { searcherOf } from '../../../../test/quality/judge.ts';
import { partKey } from '../partKey.ts';
import { sampleSearchable } from '../sample/sampleIndex.ts';
import { knownNumbers } from '../search/candidates.ts';
import { besideWords } from './besideWords.ts';
import { familyWords } from './familyWords.ts';
import { understand } from './understand.ts';

const searchable = sampleSearchable();
const search = searcherOf(searchable);
const read = (keywords: string) => understand(keywords, searchable.lexicon, knownNumbers(searchable.index));
const chips = (keywords: string) => read(keywords).understood.map((piece) => `${piece.label}:${piece.text}`);
const first = (keywords: string, count: number) => search(keywords).slice(0, count);

/** As an engineer types it, the category of all of the first results, and what the first of them start with. */
const asked: [typed: string, category: string, starts?: RegExp, count?: number][] = [
  ['RS485 隔离', 'interface/rs485-rs232', /^(?:ADM2|ISO3)/, 5],
  ['隔离RS485收发器', 'interface/rs485-rs232', /^(?:ADM2|ISO3)/, 5],
  ['485 隔离', 'interface/rs485-rs232', /^(?:ADM2|ISO3)/, 5],
  ['隔离 CAN', 'interface/can-lin', /^(?:ISOW?10|TJA1052i)/, 6],
  ['USB 隔离器', 'interface/usb', /^ADUM[34]160/, 2],
  ['隔离 栅极驱动', 'driver/gate', /^(?:TLP250|ACPL|HCPL|UCC2152)/, 6],
  ['隔离 I2C', 'isolation/digital', /^(?:ISO1[56]|ADuM125)/, 4],
  ['隔离 运放', 'isolation/analog'],
  ['隔离 DC-DC', 'module/power-dcdc'],
  ['带USB 单片机', 'mcu', /^(?:STM32F4|CH32)/, 6],
  ['32位单片机 带CAN', 'mcu', /^(?:STM32F4|STM32F04|CH32V2)/, 6],
  ['以太网 单片机', 'mcu', /^STM32F[14]07/, 6],
  ['STM32F1 带CAN', 'mcu', /^STM32F10[357]/, 10],
  ['带LDO 单片机', 'mcu'],
  ['DC-DC 电感', 'inductor'],
  ['LED 电阻', 'resistor'],
  ['ESD USB保护', 'protection/esd', /^(?:USBLC6|SRV05|USB6B|TPD|PRTR)/, 5],
  ['USB ESD保护', 'protection/esd', /^(?:USBLC6|SRV05|USB6B|TPD|PRTR)/, 5],
  ['CAN 总线收发器', 'interface/can-lin'],
  ['MOS 驱动', 'driver/gate'],
  ['XLR 连接器', 'connector/audio'],

  ['M0 单片机', 'mcu/arm-32', /^STM32F03/, 6],
  ['M0 单片机 QFN32', 'mcu/arm-32', /^STM32F0/, 5],
  ['M4 单片机', 'mcu/arm-32', /^STM32F[34]/, 6],
  ['M3 MCU', 'mcu/arm-32', /^STM32F10/, 6],
  ['M7 MCU', 'mcu/arm-32', /^STM32F7/, 6],
  ['12位DAC I2C', 'converter/dac', /^(?:MCP47|MAX58|AD56|DAC12)/, 6],
  ['P沟道 MOS -30V', 'transistor/mosfet', /^(?:AO3401|DMP3|IRF9383|SiA449|SiSS27|IRLML5203)/, 6],
  ['MOS 20V P', 'transistor/mosfet', /^(?:FDN340P|IRLML6402|AON6411|IRF7[34]|PMN48)/, 6],
  ['双N沟道', 'transistor/mosfet', /^(?:2N7002DW|BSS138DW|AO4|BSD840)/, 6],
  ['P管', 'transistor/mosfet', /^(?:AO3401|BSS84|CJ2305|FDN340P)/, 4],
  ['12V转5V', 'power', /^(?:R-78|LM5165|LT3010)/, 6],
  ['24V转3.3V', 'power', /^(?:LM516|R-78|TSR)/, 6],
  ['12V -> 5V', 'power', /^(?:R-78|LM5165|LT3010)/, 6],
  ['12V转5V 模块', 'module/power-dcdc'],
  ['AC220V转DC12V', 'module/power-acdc'],
  ['升压 3.7V 5V', 'power/dcdc', /^TPS61/, 4],
  ['LDO 5V 3.3V', 'power/ldo', /^AP21/, 4],

  ['4P XH2.54', 'connector/header', /^B4B-XH/, 1],
  ['PH2.0 2P', 'connector/header', /^[SB]2B-PH/, 3],
  ['2P 端子', 'connector/terminal-block', /^1935161/, 1],
  ['5050 LED', 'opto/led', /^WS2812B/, 1],
  ['1uF/25V 0805', 'capacitor/mlcc', /^GRM21/, 1],
  ['Type-C 24P', 'connector/usb', /^(?:DX07|CX70)/, 3],
  ['Micro USB', 'connector/usb', /^(?:10[15]|101|0473)/, 5],
  ['HDMI 连接器', 'connector/usb', /^DC3R/, 1],
  ['低静态电流 LDO', 'power/ldo', /^(?:MCP17|LT3010|LP295)/, 5],
  ['LDO 低静态电流', 'power/ldo', /^(?:MCP17|LT3010|LP295)/, 5],
  ['PoE', 'power/dcdc-controller', /^TPS2375/, 1],
  ['PFC 控制器', 'power/dcdc-controller', /^(?:L656|L4981|ICE|IR115|UC38|TDA486)/, 6],
  ['Wi-Fi 模块', 'module/wireless', /^(?:ESP32|ATWINC|MRF24WG|WF111|SPWF|XB2B|WRL-13678)/, 12],
  ['LoRa 模块', 'module/wireless', /^(?:RFM9|RAK811|RN2483|CMWX)/, 6],
  ['NB-IoT', 'module/wireless', /^BG95/, 2],
  ['4G模块', 'module/wireless', /^(?:BG95|LENA)/, 3],
  ['高速光耦', 'isolation/opto', /^(?:VO06|6N13|HCPL)/, 5],
  ['霍尔开关', 'sensor/magnetic', /^(?:OH090|AH18|SM35|A110)/, 6],
  ['触摸芯片', 'sensor/touch-proximity', /^(?:PCA8886|AT42QT|CY8CMBR)/, 6],
  ['热电偶 放大', 'sensor/temperature', /^(?:AD849|LTC2983|MAX3185)/, 6],
  ['理想二极管', 'power/load-switch', /^(?:LM5050|LM747|LTC435)/, 6],
  ['电子保险丝', 'power/load-switch', /^TPS26/, 6],
  ['自恢复保险丝', 'protection/ptc-fuse', /^(?:MF-|1812L)/, 4],
  ['D类功放', 'amplifier/audio', /^(?:MA120|IR43|PAM8|TAS58|TPA2)/, 5],
  ['步进电机驱动', 'driver/motor', /^(?:A4988|L297|TMC|STSPIN220)/, 5],
  ['锂电池充电', 'power/battery', /^(?:MCP738|LP3947|BQ2)/, 5],
  ['称重传感器 ADC', 'converter/adc', /^ADS12/, 4],
  ['继电器驱动', 'transistor', /^ULN2/, 4],
];

describe('工程师的说法：先列出的是要的器件', () => {
  it.each(asked)('%s → %s', (typed, category, starts = /^/, count = 5) => {
    const hits = first(typed, count);
    expect(hits.length).toBe(Math.min(count, hits.length || 1));
    for (const hit of hits) {
      expect(`${hit.category}/`, hit.mpn).toContain(`${category}/`);
      expect(hit.mpn).toMatch(starts);
    }
  });

  it('隔离的 RS485 里有 ADM2582E、ADM2587E、ADM2687E、ISO3088', () => {
    const mpns = first('RS485 隔离', 5).map((hit) => hit.mpn);
    for (const mpn of ['ADM2582E', 'ADM2587E', 'ADM2687E', 'ISO3088DW']) expect(mpns).toContain(mpn);
  });
});

describe('词典的每一个词旁边有它要的词时，就读懂了', () => {
  const nameOf = (beside: string) => searchable.lexicon.categoryNames.get(beside === '' ? 'diode' : beside) ?? '';

  it.each(besideWords)('$words', ({ words, beside, value, number, families = [] }) => {
    for (const word of words.split(' '))
      for (const category of beside) {
        const reading = read(`${nameOf(category)} ${word}`);
        expect(reading.texts, `${word} ${category}`).toEqual([]);
        const tests = [value && { code: value.code }, number && { anyOf: [{ code: number.code, low: number.value }] }];
        expect(reading.tests, `${word} ${category}`).toMatchObject(tests.filter((test) => test !== undefined));
        expect(reading.families).toEqual(expect.arrayContaining([...families]));
      }
  });

  it.each(familyWords.filter((entry) => entry.families))('$words 先列出 $families.0 一类', ({ words, families = [] }) => {
    for (const word of words.split(' ')) {
      const [hit] = first(word, 1);
      expect(
        families.some((start) => partKey(hit?.mpn ?? '').startsWith(start)),
        `${word} ${hit?.mpn}`,
      ).toBe(true);
    }
  });

  it('大小、间距这样的数只在它的器件旁边是封装和间距', () => {
    expect(read('贴片电阻 2512').packages).toMatchObject([{ key: '2512' }]);
    expect(read('单片机 2512').packages).toEqual([]);
    expect(read('排针 2.54').tests).toMatchObject([{ anyOf: [{ code: 'pitchMm', low: 2.54 }] }]);
  });
});

describe('每一个词读成什么', () => {
  it.each([
    ['40P 排针', ['触点数:40', '分类:排针排母']],
    ['24P FPC', ['触点数:24', '分类:FFC/FPC 连接器']],
    ['排针 2.54 2x20P', ['分类:排针排母', '间距:2.54 mm', '触点数:40']],
    ['40pin 单片机', ['引脚数:40 脚', '分类:微控制器 MCU']],
    ['22p 0603', ['容值:22 pF', '封装:0603']],
    ['470uF/35V 铝电解', ['容值:470 µF', '额定电压:35 V', '分类:铝电解电容']],
    ['100nF/50V/X7R/0402', ['容值:100 nF', '额定电压:50 V', '介质:X7R', '封装:0402']],
    ['1uF/25V', ['容值:1 µF', '额定电压:25 V']],
    ['2512 电阻', ['封装:2512', '分类:电阻']],
    ['3225 晶振', ['封装:3225', '分类:晶振与谐振器']],
    ['3225 8MHz', ['封装:3225', '频率:8 MHz']],
    ['5032 晶振', ['封装:5032', '分类:晶振与谐振器']],
    ['2835 LED', ['封装:2835', '分类:发光二极管 LED']],
    ['PMOS -30V', ['极性/沟道:PMOS', '漏源电压:30 V']],
    ['12V转5V', ['输入电压:12 V', '输出电压:5 V']],
    ['升压 3.7V 5V', ['拓扑:升压', '输入电压:3.7 V', '输出电压:5 V']],
    ['降压 5V 12V', ['拓扑:降压', '输出电压:5 V', '输入电压:12 V']],
    ['5V 单片机', ['供电电压:5 V', '分类:微控制器 MCU']],
    ['AC220V转DC12V', ['关键词:AC220V', '输出电压:12 V']],
    ['STM32F1 带CAN', ['型号:STM32F1', '关键词:CAN']],
    ['10K 1/4W', ['阻值:10 kΩ', '功率:250 mW']],
    ['NMOS 驱动', ['分类:栅极驱动器']],
    ['带USB 单片机', ['关键词:USB', '分类:微控制器 MCU']],
    ['双 比较器 带 I2C', ['通道数:双 比较器', '接口:I2C']],
    ['四 光耦', ['通道数:4', '分类:光耦']],
    ['降压', ['拓扑:降压']],
    ['红色', ['颜色:红']],
    ['轨到轨', ['轨到轨:是']],
    ['磁保持', ['磁保持:是']],
    ['双向', ['方向:双向']],
    ['可调', ['输出类型:可调']],
    ['异或门', ['功能:异或门']],
  ])('%s', (typed, expected) => expect(chips(typed)).toEqual(expected));

  it.each(['PIC18LF46K80-I/PT', 'ATMEGA328P-AU/xx', '1812L110/33MR', 'MCP6004-I/P'])('%s 是一个型号', (typed) =>
    expect(chips(typed)).toEqual([`型号:${typed}`]),
  );

  it.each(['带通滤波器', '与门', '转接板', '和谐', '单片机', '双向'])('%s 里的虚词是词的一部分', (typed) => expect(chips(typed)).toHaveLength(1));

  it.each(['M0', '2512', '3225', '单', '高压'])('%s 旁边没有别的词，就是要找的文字', (typed) => expect(read(typed).texts).toHaveLength(1));

  it('去掉一个词，它前面的虚词一起去掉', () => expect(read('单片机 带CAN').understood.at(-1)).toMatchObject({ token: '带CAN', rest: '单片机' }));

  it.each(['圣邦', '圣邦微', '圣邦微电子', '圣邦半导体', '圣邦科技'])('%s 是 SGMICRO', (name) =>
    expect(read(`${name} LDO`).understood[0]).toMatchObject({ kind: 'brand', text: 'SGMICRO', token: name }),
  );
});
