import { readSampleCatalogue, readSampleParts, type SamplePart } from '../../src/datasheets/parts/sample/sampleCatalogue.ts';
import type { JudgedQuery } from './judge.ts';
import { spokenCategories } from './spokenCategories.ts';
import { seeded } from '../../src/platform/seeded.ts';

/** How parts of a category are asked for by value; `null` when the part lacks the values. */
const asked: [category: string, ask: (part: SamplePart) => { query: string; params: Record<string, string | number>; package?: boolean } | null][] = [
  ['resistor/chip', (p) => numbers(p, ['resistanceOhm'], ([ohm]) => ({ query: `${p.package} ${ohms(ohm)} 电阻`, package: true }))],
  [
    'resistor/chip',
    (p) =>
      numbers(p, ['resistanceOhm', 'tolerancePct'], ([ohm, tolerance]) => ({ query: `贴片电阻 ${ohms(ohm)} ${tolerance}% ${p.package}`, package: true }), [
        'resistanceOhm',
      ]),
  ],
  ['resistor/chip', (p) => numbers(p, ['resistanceOhm'], ([ohm]) => ({ query: `${infix(ohm)} ${p.package}`, package: true }))],
  ['capacitor/mlcc', (p) => numbers(p, ['capacitancePF'], ([pf]) => ({ query: `${farads(pf)} ${p.package} 电容`, package: true }))],
  ['power/ldo', (p) => numbers(p, ['voutV'], ([v]) => ({ query: `${v}V LDO` }))],
  ['power/ldo', (p) => numbers(p, ['voutV', 'ioutA'], ([v, a]) => ({ query: `LDO ${v}V ${amps(a)}` }))],
  ['power/vref', (p) => numbers(p, ['voutV'], ([v]) => ({ query: `${v}V 电压基准` }))],
  ['diode/zener', (p) => numbers(p, ['vzV'], ([v]) => ({ query: `${v}V 稳压二极管` }))],
  ['diode/schottky', (p) => numbers(p, ['vrV', 'ifA'], ([v, a]) => ({ query: `肖特基 ${v}V ${amps(a)}` }))],
  ['diode/rectifier', (p) => numbers(p, ['vrV', 'ifA'], ([v, a]) => ({ query: `整流二极管 ${v}V ${amps(a)}` }))],
  ['transistor/mosfet', (p) => numbers(p, ['vdsV', 'idA'], ([v, a]) => ({ query: `MOS管 ${v}V ${amps(a)}` }))],
  [
    'transistor/mosfet',
    (p) => (p.params['polarity'] === 'N' ? numbers(p, ['vdsV'], ([v]) => ({ query: `N沟道 MOSFET ${v}V`, params: { polarity: 'N' } })) : null),
  ],
  [
    'transistor/bjt',
    (p) =>
      typeof p.params['polarity'] === 'string'
        ? numbers(p, ['vceoV'], ([v]) => ({ query: `${String(p.params['polarity'])} 三极管 ${v}V`, params: { polarity: String(p.params['polarity']) } }))
        : null,
  ],
  ['protection/tvs', (p) => numbers(p, ['vrwmV'], ([v]) => ({ query: `TVS ${v}V` }))],
  ['relay', (p) => numbers(p, ['coilV'], ([v]) => ({ query: `${v}V 继电器` }))],
  ['converter/adc', (p) => numbers(p, ['resolutionBits'], ([bits]) => ({ query: `${bits}位 ADC` }))],
  ['converter/dac', (p) => numbers(p, ['resolutionBits'], ([bits]) => ({ query: `${bits}bit DAC` }))],
  ['mcu', (p) => (Number.isInteger(p.params['flashKB']) ? numbers(p, ['bits', 'flashKB'], ([bits, kb]) => ({ query: `${bits}位 MCU ${kb}KB` })) : null)],
  ['mcu', (p) => (Number.isInteger(p.params['flashKB']) ? numbers(p, ['bits', 'flashKB'], ([bits, kb]) => ({ query: `${bits}位单片机 ${kb}K` })) : null)],
  [
    'memory/nor-flash',
    (p) =>
      p.params['interface'] === 'SPI' && Number(p.params['memoryKbit']) % 1024 === 0
        ? numbers(p, ['memoryKbit'], ([kbit = 0]) => ({ query: `SPI Flash ${kbit / 1024}Mbit`, params: { interface: 'SPI' } }))
        : null,
  ],
  ['memory/eeprom', (p) => numbers(p, ['memoryKbit'], ([kbit]) => ({ query: `${kbit}Kbit EEPROM` }))],
  [
    'amplifier/opamp',
    (p) =>
      numbers(p, ['channels'], ([channels = 0]) => (['', '单', '双', '', '四'][channels] ? { query: `${['', '单', '双', '', '四'][channels]}运放` } : null)),
  ],
  [
    'power/dcdc',
    (p) => {
      const word = { boost: '升压芯片', buck: '降压芯片' }[String(p.params['topology'])];
      return word ? { query: word, params: { topology: String(p.params['topology']) } } : null;
    },
  ],
  ['crystal', (p) => numbers(p, ['freqMHz'], ([mhz = 0]) => ({ query: mhz < 1 ? `${Number((mhz * 1000).toPrecision(8))}kHz 晶振` : `${mhz}MHz 晶振` }))],
  ['module/power-dcdc', (p) => numbers(p, ['voutV', 'powerW'], ([v, w]) => ({ query: `电源模块 ${v}V ${w}W` }))],
];

const packageWords: [category: string, word: string][] = [
  ['mcu', '单片机'],
  ['mcu', 'MCU'],
  ['amplifier', '运放'],
  ['power/ldo', 'LDO'],
  ['diode/schottky', '肖特基'],
  ['transistor/mosfet', 'MOS'],
  ['transistor/bjt', '三极管'],
  ['power/dcdc', 'DCDC'],
  ['protection/tvs', 'TVS'],
  ['resistor', '电阻'],
  ['isolation/opto', '光耦'],
  ['power/vref', '电压基准'],
  ['memory/nor-flash', 'Flash'],
];

/** Makes queries of the kinds of queries.ndjson from parts drawn by a fixed seed; none was looked at while the search was written. */
export function unseenQueries(perKind: number, seed = 20_260_101): JudgedQuery[] {
  const random = seeded(seed);
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
  collect(() =>
    one(pick(parts), (part) => {
      const length = Math.max(4, Math.floor(part.mpn.length * (0.5 + random() * 0.3)));
      const prefix = part.mpn.slice(0, length);
      return part.mpn.length > 5 && /[A-Za-z0-9]$/.test(prefix) && /\d/.test(prefix)
        ? { query: prefix, kind: 'mpn_prefix', want: 'allPrefixFirst', expect: expected(part), filter: { mpnPrefix: prefix } }
        : null;
    }),
  );
  collect(() => one(pick(parts), (part) => ({ query: loosely(part.mpn, random), kind: 'mpn_loose', want: 'top3', expect: expected(part) })));
  collect(() =>
    one(pick(parts), (part) => {
      const query = part.mpn.length < 6 ? null : mistyped(part.mpn, random);
      return query && !parts.some((other) => other.mpn.toUpperCase() === query.toUpperCase())
        ? { query, kind: 'mpn_typo', want: 'top10', expect: expected(part) }
        : null;
    }),
  );
  collect(() =>
    one(pick(parts), (part) => {
      const brand = brandOf.get(part.brandId);
      const name = pick([brand?.name, brand?.nameCn, brand?.name]);
      const prefix = part.mpn.slice(0, Math.max(5, Math.floor(part.mpn.length * 0.6)));
      if (!name || !/[A-Za-z0-9]$/.test(prefix)) return null;
      return {
        query: random() < 0.5 ? `${name} ${prefix}` : `${prefix} ${name}`,
        kind: 'brand_family',
        want: 'top10',
        expect: expected(part),
        filter: { brand: brand?.name ?? '', mpnPrefix: prefix },
      };
    }),
  );
  for (const [category, words] of Object.entries(spokenCategories)) {
    const found = inCategory(category)[0];
    if (found)
      for (const query of words.split('|')) queries.push({ query, kind: 'category_cn', want: 'categoryFilter', expect: expected(found), filter: { category } });
  }
  collect(() => {
    const [category, ask] = pick(asked) ?? [];
    return one(pick(inCategory(category ?? '')), (part) =>
      one(ask?.(part) ?? undefined, (found) =>
        found.package && !part.package
          ? null
          : {
              query: found.query,
              kind: 'param',
              want: 'filterTop10',
              expect: expected(part),
              filter: { category: category ?? '', params: found.params, ...(found.package && part.package && { package: part.package }) },
            },
      ),
    );
  });
  collect(() => {
    const [category, word] = pick(packageWords) ?? [];
    const isAlone = random() < 0.3;
    return one(pick(inCategory(category ?? '')), (part) =>
      part.package && /^[A-Z0-9]+(-\d+)+$|^\d{4}$/.test(part.package)
        ? {
            query: isAlone ? part.package : `${part.package} ${word}`,
            kind: 'package',
            want: 'filterTop10',
            expect: expected(part),
            filter: { package: part.package, ...(!isAlone && category && { category }) },
          }
        : null,
    );
  });
  return queries;
}

const one = <T, R>(value: T | null | undefined, make: (value: T) => R | null): R | null => (value === null || value === undefined ? null : make(value));

type Ask = { query: string; params?: Record<string, string | number>; package?: boolean } | null;

function numbers(
  part: SamplePart,
  codes: string[],
  make: (values: number[]) => Ask,
  judged: string[] = codes,
): { query: string; params: Record<string, string | number>; package?: boolean } | null {
  const values = codes.map((code) => part.params[code]);
  if (!values.every((value) => typeof value === 'number')) return null;
  const ask = make(values);
  return ask && { ...ask, params: { ...Object.fromEntries(judged.map((code) => [code, Number(part.params[code])])), ...ask.params } };
}

const short = (value: number) => String(Number(value.toPrecision(6)));
const ohms = (ohm = 0) => (ohm >= 1e6 ? `${short(ohm / 1e6)}M` : ohm >= 1e3 ? `${short(ohm / 1e3)}K` : `${short(ohm)}R`);
const infix = (ohm = 0) => {
  const [whole, letter] = [ohms(ohm).slice(0, -1), ohms(ohm).slice(-1)];
  return whole.includes('.') ? whole.replace('.', letter.toLowerCase() === 'r' ? 'R' : letter === 'K' ? 'k' : 'M') : whole + letter;
};
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
