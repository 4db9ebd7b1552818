import { readSampleCatalogue, readSampleParts, type SamplePart } from '../../src/datasheets/sampleCatalogue.ts';
import type { JudgedQuery } from './judge.ts';

/** Words that people use for categories, written down apart from the search's own dictionary. */
const spokenCategories: [word: string, category: string][] = [
  ['单片机', 'mcu'], ['微控制器', 'mcu'], ['MCU', 'mcu'], ['LDO', 'power/ldo'], ['稳压器', 'power/ldo'], ['低压差线性稳压器', 'power/ldo'], ['三端稳压', 'power/ldo'], ['电压基准', 'power/vref'], ['基准源', 'power/vref'],
  ['电机驱动', 'driver/motor'], ['LED驱动', 'driver/led'], ['MOS驱动', 'driver/gate'], ['运放', 'amplifier/opamp'], ['仪表放大器', 'amplifier/instrumentation'], ['音频功放', 'amplifier/audio'], ['功放', 'amplifier/audio'], ['电压比较器', 'amplifier/comparator'],
  ['模数转换器', 'converter/adc'], ['ADC', 'converter/adc'], ['数模转换', 'converter/dac'], ['DAC芯片', 'converter/dac'], ['数字电位器', 'converter/digipot'], ['逻辑门', 'logic/gate'], ['移位寄存器', 'logic/register'], ['锁存器', 'logic/flipflop'], ['触发器', 'logic/flipflop'], ['计数器', 'logic/counter'], ['电平转换器', 'logic/translator'],
  ['EEPROM', 'memory/eeprom'], ['闪存', 'memory/nor-flash'], ['NOR Flash', 'memory/nor-flash'], ['SRAM', 'memory/sram'], ['铁电存储器', 'memory/fram'], ['FRAM', 'memory/fram'], ['485芯片', 'interface/rs485-rs232'], ['RS485', 'interface/rs485-rs232'], ['CAN收发器', 'interface/can-lin'], ['USB转串口', 'interface/usb'], ['以太网芯片', 'interface/ethernet'], ['IO扩展', 'interface/io-expander'], ['模拟开关', 'interface/analog-switch'],
  ['光耦', 'isolation/opto'], ['光电耦合器', 'isolation/opto'], ['数字隔离', 'isolation/digital'], ['RTC', 'clock/rtc'], ['定时器', 'clock/timer'], ['晶振', 'crystal'], ['有源晶振', 'crystal/oscillator'], ['温度传感器', 'sensor/temperature'], ['温湿度传感器', 'sensor/humidity'], ['加速度传感器', 'sensor/motion'], ['陀螺仪', 'sensor/motion'], ['霍尔', 'sensor/magnetic'], ['电流传感器', 'sensor/current'], ['气压传感器', 'sensor/pressure'], ['压力传感器', 'sensor/pressure'], ['环境光传感器', 'sensor/optical'], ['触摸芯片', 'sensor/touch-proximity'], ['气体传感器', 'sensor/gas'],
  ['肖特基', 'diode/schottky'], ['肖特基二极管', 'diode/schottky'], ['稳压管', 'diode/zener'], ['齐纳二极管', 'diode/zener'], ['整流桥', 'diode/bridge'], ['桥堆', 'diode/bridge'], ['整流二极管', 'diode/rectifier'], ['开关二极管', 'diode/switching'], ['碳化硅二极管', 'diode/sic'], ['二极管', 'diode'], ['三极管', 'transistor/bjt'], ['MOS管', 'transistor/mosfet'], ['MOSFET', 'transistor/mosfet'], ['达林顿管', 'transistor/darlington'], ['数字三极管', 'transistor/digital'], ['晶闸管', 'transistor/thyristor'], ['IGBT', 'transistor/igbt'], ['氮化镓', 'transistor/sic-gan'], ['结型场效应管', 'transistor/jfet'],
  ['瞬态抑制二极管', 'protection/tvs'], ['TVS', 'protection/tvs'], ['ESD', 'protection/esd'], ['静电保护', 'protection/esd'], ['贴片电阻', 'resistor/chip'], ['电阻', 'resistor'], ['排阻', 'resistor/array'], ['热敏电阻', 'resistor/thermistor'], ['贴片电容', 'capacitor/mlcc'], ['电容', 'capacitor'], ['电解电容', 'capacitor/electrolytic'], ['功率电感', 'inductor/power'], ['磁珠', 'inductor/ferrite'], ['共模电感', 'inductor/common-mode'], ['变压器', 'inductor/transformer'], ['电感', 'inductor'],
  ['排针', 'connector/header'], ['USB座', 'connector/usb'], ['Type-C', 'connector/usb'], ['射频连接器', 'connector/rf'], ['耳机座', 'connector/audio'], ['网口', 'connector/ethernet'], ['接线端子', 'connector/terminal-block'], ['射频放大器', 'rf/amplifier'], ['滤波器', 'rf/filter'], ['射频开关', 'rf/switch'], ['混频器', 'rf/mixer'], ['低噪放', 'rf/amplifier'],
  ['蓝牙模块', 'module/wireless'], ['WiFi模块', 'module/wireless'], ['GPS模块', 'module/gnss'], ['开关电源', 'module/power-acdc'], ['AC-DC模块', 'module/power-acdc'], ['隔离电源模块', 'module/power-dcdc'], ['发光二极管', 'opto/led'], ['数码管', 'opto/display'], ['光敏二极管', 'opto/ir'], ['继电器', 'relay'], ['信号继电器', 'relay/signal'], ['功率继电器', 'relay/power'], ['干簧管', 'relay/reed'], ['轻触开关', 'switch/tactile'], ['拨动开关', 'switch/slide'], ['编码器', 'switch/encoder'], ['蜂鸣器', 'electromech/buzzer'], ['麦克风', 'electromech/microphone'], ['FPGA', 'processor/fpga'], ['CPLD', 'processor/cpld'], ['DSP', 'processor/dsp'], ['DC-DC', 'power/dcdc'], ['DCDC转换器', 'power/dcdc'], ['充电管理', 'power/battery'], ['充电芯片', 'power/battery'], ['负载开关', 'power/load-switch'], ['复位芯片', 'power/supervisor'], ['电荷泵', 'power/charge-pump'], ['电流检测放大器', 'amplifier/current-sense'], ['蓝牙芯片', 'mcu/wireless-soc'], ['RISC-V', 'mcu/riscv'], ['无线SoC', 'mcu/wireless-soc'],
];

/** How parts of a category are asked for by value; `null` when the part lacks the values. */
const asked: [category: string, ask: (part: SamplePart) => { query: string; params: Record<string, string | number>; package?: boolean } | null][] = [
  ['resistor/chip', (p) => numbers(p, ['resistanceOhm'], ([ohm]) => ({ query: `${p.package} ${ohms(ohm)} 电阻`, package: true }))],
  ['resistor/chip', (p) => numbers(p, ['resistanceOhm', 'tolerancePct'], ([ohm, tolerance]) => ({ query: `贴片电阻 ${ohms(ohm)} ${tolerance}% ${p.package}`, package: true }), ['resistanceOhm'])],
  ['resistor/chip', (p) => numbers(p, ['resistanceOhm'], ([ohm]) => ({ query: `${infix(ohm)} ${p.package}`, package: true }))],
  ['capacitor/mlcc', (p) => numbers(p, ['capacitancePF'], ([pf]) => ({ query: `${farads(pf)} ${p.package} 电容`, package: true }))],
  ['power/ldo', (p) => numbers(p, ['voutV'], ([v]) => ({ query: `${v}V LDO` }))],
  ['power/ldo', (p) => numbers(p, ['voutV', 'ioutA'], ([v, a]) => ({ query: `LDO ${v}V ${amps(a)}` }))],
  ['power/vref', (p) => numbers(p, ['voutV'], ([v]) => ({ query: `${v}V 电压基准` }))],
  ['diode/zener', (p) => numbers(p, ['vzV'], ([v]) => ({ query: `${v}V 稳压二极管` }))],
  ['diode/schottky', (p) => numbers(p, ['vrV', 'ifA'], ([v, a]) => ({ query: `肖特基 ${v}V ${amps(a)}` }))],
  ['diode/rectifier', (p) => numbers(p, ['vrV', 'ifA'], ([v, a]) => ({ query: `整流二极管 ${v}V ${amps(a)}` }))],
  ['transistor/mosfet', (p) => numbers(p, ['vdsV', 'idA'], ([v, a]) => ({ query: `MOS管 ${v}V ${amps(a)}` }))],
  ['transistor/mosfet', (p) => (p.params['polarity'] === 'N' ? numbers(p, ['vdsV'], ([v]) => ({ query: `N沟道 MOSFET ${v}V`, params: { polarity: 'N' } })) : null)],
  ['transistor/bjt', (p) => (typeof p.params['polarity'] === 'string' ? numbers(p, ['vceoV'], ([v]) => ({ query: `${String(p.params['polarity'])} 三极管 ${v}V`, params: { polarity: String(p.params['polarity']) } })) : null)],
  ['protection/tvs', (p) => numbers(p, ['vrwmV'], ([v]) => ({ query: `TVS ${v}V` }))],
  ['relay', (p) => numbers(p, ['coilV'], ([v]) => ({ query: `${v}V 继电器` }))],
  ['converter/adc', (p) => numbers(p, ['resolutionBits'], ([bits]) => ({ query: `${bits}位 ADC` }))],
  ['converter/dac', (p) => numbers(p, ['resolutionBits'], ([bits]) => ({ query: `${bits}bit DAC` }))],
  ['mcu', (p) => (Number.isInteger(p.params['flashKB']) ? numbers(p, ['bits', 'flashKB'], ([bits, kb]) => ({ query: `${bits}位 MCU ${kb}KB` })) : null)],
  ['mcu', (p) => (Number.isInteger(p.params['flashKB']) ? numbers(p, ['bits', 'flashKB'], ([bits, kb]) => ({ query: `${bits}位单片机 ${kb}K` })) : null)],
  ['memory/nor-flash', (p) => (p.params['interface'] === 'SPI' && Number(p.params['memoryKbit']) % 1024 === 0 ? numbers(p, ['memoryKbit'], ([kbit = 0]) => ({ query: `SPI Flash ${kbit / 1024}Mbit`, params: { interface: 'SPI' } })) : null)],
  ['memory/eeprom', (p) => numbers(p, ['memoryKbit'], ([kbit]) => ({ query: `${kbit}Kbit EEPROM` }))],
  ['amplifier/opamp', (p) => numbers(p, ['channels'], ([channels = 0]) => (['', '单', '双', '', '四'][channels] ? { query: `${['', '单', '双', '', '四'][channels]}运放` } : null))],
  ['power/dcdc', (p) => { const word = { boost: '升压芯片', buck: '降压芯片' }[String(p.params['topology'])]; return word ? { query: word, params: { topology: String(p.params['topology']) } } : null; }],
  ['crystal', (p) => numbers(p, ['freqMHz'], ([mhz = 0]) => ({ query: mhz < 1 ? `${Number((mhz * 1000).toPrecision(8))}kHz 晶振` : `${mhz}MHz 晶振` }))],
  ['module/power-dcdc', (p) => numbers(p, ['voutV', 'powerW'], ([v, w]) => ({ query: `电源模块 ${v}V ${w}W` }))],
];

const packageWords: [category: string, word: string][] = [['mcu', '单片机'], ['mcu', 'MCU'], ['amplifier', '运放'], ['power/ldo', 'LDO'], ['diode/schottky', '肖特基'], ['transistor/mosfet', 'MOS'], ['transistor/bjt', '三极管'], ['power/dcdc', 'DCDC'], ['protection/tvs', 'TVS'], ['resistor', '电阻'], ['isolation/opto', '光耦'], ['power/vref', '电压基准'], ['memory/nor-flash', 'Flash']];

/** Makes queries of the kinds of queries.ndjson from parts drawn by a fixed seed; none was looked at while the search was written. */
export function unseenQueries(perKind: number, seed = 20_260_101): JudgedQuery[] {
  const random = generator(seed);
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  const { brands } = readSampleCatalogue();
  const parts = readSampleParts().filter((part) => !part.isPattern);
  const brandOf = new Map(brands.map((brand) => [brand.id, brand]));
  const nameOf = (part: SamplePart) => brandOf.get(part.brandId)?.name ?? '';
  const expected = (part: SamplePart) => [{ brand: nameOf(part), mpn: part.mpn }];
  const inCategory = (id: string) => parts.filter((part) => part.category === id || part.category.startsWith(`${id}/`));
  const queries: JudgedQuery[] = [];
  const collect = (make: () => JudgedQuery | null) => {
    for (let made = 0, tries = 0; made < perKind && tries < perKind * 40; tries++) {
      const query = make();
      if (!query) continue;
      queries.push(query);
      made++;
    }
  };
  collect(() => one(pick(parts), (part) => ({ query: part.mpn, kind: 'mpn_exact', want: 'rank1', expect: expected(part) })));
  collect(() => one(pick(parts), (part) => {
    const length = Math.max(4, Math.floor(part.mpn.length * (0.5 + random() * 0.3)));
    const prefix = part.mpn.slice(0, length);
    return part.mpn.length > 5 && /[A-Za-z0-9]$/.test(prefix) && /\d/.test(prefix) ? { query: prefix, kind: 'mpn_prefix', want: 'allPrefixFirst', expect: expected(part), filter: { mpnPrefix: prefix } } : null;
  }));
  collect(() => one(pick(parts), (part) => ({ query: loosely(part.mpn, random), kind: 'mpn_loose', want: 'top3', expect: expected(part) })));
  collect(() => one(pick(parts), (part) => {
    const query = part.mpn.length < 6 ? null : mistyped(part.mpn, random);
    return query && !parts.some((other) => other.mpn.toUpperCase() === query.toUpperCase()) ? { query, kind: 'mpn_typo', want: 'top10', expect: expected(part) } : null;
  }));
  collect(() => one(pick(parts), (part) => {
    const brand = brandOf.get(part.brandId);
    const name = pick([brand?.name, brand?.nameCn, brand?.name]);
    const prefix = part.mpn.slice(0, Math.max(5, Math.floor(part.mpn.length * 0.6)));
    if (!name || !/[A-Za-z0-9]$/.test(prefix)) return null;
    return { query: random() < 0.5 ? `${name} ${prefix}` : `${prefix} ${name}`, kind: 'brand_family', want: 'top10', expect: expected(part), filter: { brand: brand?.name ?? '', mpnPrefix: prefix } };
  }));
  for (const [query, category] of spokenCategories) {
    const found = inCategory(category)[0];
    if (found) queries.push({ query, kind: 'category_cn', want: 'categoryFilter', expect: expected(found), filter: { category } });
  }
  collect(() => {
    const [category, ask] = pick(asked) ?? [];
    return one(pick(inCategory(category ?? '')), (part) => one(ask?.(part) ?? undefined, (found) => (found.package && !part.package ? null : { query: found.query, kind: 'param', want: 'filterTop10', expect: expected(part), filter: { category: category ?? '', params: found.params, ...(found.package && part.package && { package: part.package }) } })));
  });
  collect(() => {
    const [category, word] = pick(packageWords) ?? [];
    const isAlone = random() < 0.3;
    return one(pick(inCategory(category ?? '')), (part) => (part.package && /^[A-Z0-9]+(-\d+)+$|^\d{4}$/.test(part.package) ? { query: isAlone ? part.package : `${part.package} ${word}`, kind: 'package', want: 'filterTop10', expect: expected(part), filter: { package: part.package, ...(!isAlone && category && { category }) } } : null));
  });
  return queries;
}

const one = <T, R>(value: T | null | undefined, make: (value: T) => R | null): R | null => (value === null || value === undefined ? null : make(value));

type Ask = { query: string; params?: Record<string, string | number>; package?: boolean } | null;

function numbers(part: SamplePart, codes: string[], make: (values: number[]) => Ask, judged: string[] = codes): { query: string; params: Record<string, string | number>; package?: boolean } | null {
  const values = codes.map((code) => part.params[code]);
  if (!values.every((value) => typeof value === 'number')) return null;
  const ask = make(values);
  return ask && { ...ask, params: { ...Object.fromEntries(judged.map((code) => [code, Number(part.params[code])])), ...ask.params } };
}

const short = (value: number) => String(Number(value.toPrecision(6)));
const ohms = (ohm = 0) => (ohm >= 1e6 ? `${short(ohm / 1e6)}M` : ohm >= 1e3 ? `${short(ohm / 1e3)}K` : `${short(ohm)}R`);
const infix = (ohm = 0) => { const [whole, letter] = [ohms(ohm).slice(0, -1), ohms(ohm).slice(-1)]; return whole.includes('.') ? whole.replace('.', letter.toLowerCase() === 'r' ? 'R' : letter === 'K' ? 'k' : 'M') : whole + letter; };
const farads = (pf = 0) => (pf >= 1e6 ? `${short(pf / 1e6)}uF` : pf >= 1e3 ? `${short(pf / 1e3)}nF` : `${short(pf)}pF`);
const amps = (a = 0) => (a < 1 ? `${short(a * 1000)}mA` : `${short(a)}A`);

function loosely(mpn: string, random: () => number): string {
  const choice = random();
  if (choice < 0.3) return mpn.toLowerCase();
  if (choice < 0.6) return mpn.replaceAll(/[-/.]/g, random() < 0.5 ? ' ' : '').toLowerCase();
  if (choice < 0.8) return mpn.replace(/^([A-Za-z]+)(\d)/, '$1 $2').toLowerCase();
  return mpn.replaceAll(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
}

function mistyped(mpn: string, random: () => number): string {
  const places = [...mpn].flatMap((character, at) => (/[A-Za-z0-9]/.test(character) ? [at] : []));
  const at = places[1 + Math.floor(random() * (places.length - 1))] ?? 1;
  const stray = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'.charAt(Math.floor(random() * 34));
  const choice = random();
  if (choice < 0.25) return mpn.slice(0, at) + stray + mpn.slice(at + 1);
  if (choice < 0.5) return mpn.slice(0, at) + (mpn[at + 1] ?? '') + (mpn[at] ?? '') + mpn.slice(at + 2);
  if (choice < 0.75) return mpn.slice(0, at) + (mpn[at] ?? '') + mpn.slice(at);
  return mpn.slice(0, at) + mpn.slice(at + 1);
}

/** mulberry32: the same numbers on every machine. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
