import type { AddressRegion } from '@chippage/api/types';
import { divisionKind } from './messages.ts';

/** Names by code, as the list of divisions gives them: two digits for the province, two for the city, two for the district. */
export interface AreaList {
  province_list: Readonly<Record<string, string>>;
  city_list: Readonly<Record<string, string>>;
  county_list: Readonly<Record<string, string>>;
}

/** What there is to choose from beside what is chosen. */
export interface DivisionChoices {
  province: readonly string[];
  city: readonly string[];
  district: readonly string[];
}

const codes: Record<AddressRegion, RegExp> = { CN: /^[1-6]/, HK: /^81/, TW: /^71/ };
// Under these "cities" stand counties that a province governs itself: each is its own city on an envelope.
const isDirect = (code: string) => /^\d\d90/.test(code);
// The counties of Chongqing are kept apart from its districts; an address knows one Chongqing.
const rest = '500200';

type Entry = readonly [code: string, name: string];
const under = (names: Readonly<Record<string, string>>, prefix: string): Entry[] => Object.entries(names).filter(([code]) => code.startsWith(prefix));
const namesOf = (entries: readonly Entry[]) => [...new Set(entries.map(([, name]) => name))];

function citiesOf({ city_list, county_list }: AreaList, province: string): Entry[] {
  return under(city_list, province).flatMap(([code, name]): Entry[] => {
    if (code === rest) return [];
    return isDirect(code) ? under(county_list, code.slice(0, 4)) : [[code, name]];
  });
}

function districtsOf({ county_list }: AreaList, [code, name]: Entry): string[] {
  if (isDirect(code)) return [name];
  const prefixes = code === '500100' ? ['5001', '5002'] : [code.slice(0, 4)];
  return prefixes.flatMap((prefix) => namesOf(under(county_list, prefix)));
}

/** The divisions of a region; cities of the chosen province, districts of the chosen city. */
export function divisionChoices(list: AreaList, region: AddressRegion, chosen: { province: string; city: string }): DivisionChoices {
  const provinces = Object.entries(list.province_list).filter(([code]) => codes[region].test(code));
  const province = region === 'CN' ? provinces.find(([, name]) => name === chosen.province) : provinces[0];
  const cities = province === undefined ? [] : citiesOf(list, province[0].slice(0, 2));
  // An address in Hong Kong names its district alone.
  const within = region === 'HK' ? cities : cities.filter(([, name]) => name === chosen.city);
  return {
    province: region === 'CN' ? namesOf(provinces) : [],
    city: namesOf(cities),
    district: within.flatMap((city) => districtsOf(list, city)),
  };
}

/** The division that a text means: its name, its name without what kind of division it is, or the only one that has the text in it. */
export function meantDivision(names: readonly string[], text: string): string | undefined {
  const typed = text.trim();
  if (typed === '' || names.includes(typed)) return typed || undefined;
  const short = names.filter((name) => name.startsWith(typed) && divisionKind.test(name.slice(typed.length)));
  const [only, other] = short.length > 0 ? short : names.filter((name) => name.includes(typed));
  return other === undefined ? only : undefined;
}

/** The options that a text leaves; all of them while it is one of them. */
export function matching(names: readonly string[], text: string): readonly string[] {
  const typed = text.trim();
  return typed === '' || names.includes(typed) ? names : names.filter((name) => name.includes(typed));
}
