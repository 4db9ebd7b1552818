import type { RegistryHit, RegistryMatch } from '@chippage/api/types';
import { type FoundHits, PAGE_ROWS } from '../port.ts';
import { first, type Raw, rawList, rowsOf } from './raw.ts';
import { markedText, plainText } from './texts.ts';
import { idOf, plainDate, stateOf } from './values.ts';

/** The provider's words for why something was found. */
const matches: readonly [RegExp, RegistryMatch][] = [
  [/曾用名|历史名称/u, 'former_name'],
  [/信用代码|税号|纳税人识别号/u, 'credit_code'],
  [/注册号/u, 'register_number'],
  [/法人|法定代表人|负责人|股东|高管|人员/u, 'person'],
  [/商标|品牌|产品/u, 'brand'],
  [/名称/u, 'name'],
];

const matchOf = (words: string): RegistryMatch => (words === '' ? 'name' : (matches.find(([pattern]) => pattern.test(words))?.[1] ?? 'other'));

/** What the words were found in; the provider does not always say it, but a row has it. */
const saidMatch: Partial<Record<RegistryMatch, readonly string[]>> = {
  former_name: ['historyNames'],
  credit_code: ['creditCode'],
  register_number: ['regNumber'],
  person: ['legalPersonName'],
};

const orNull = (text: string) => (text === '' ? null : text);

/** Companies that a person was found with, three at most. */
const companiesOf = (raw: Raw) =>
  rawList(first(raw, 'companyList', 'companys', 'officeList'), 3).flatMap((item) => {
    const id = idOf(first(item, 'id', 'cid', 'companyId'));
    const name = plainText(first(item, 'name', 'companyName'));
    return id === null || name === '' ? [] : [{ id, name }];
  });

function hitOf(raw: Raw): RegistryHit | null {
  const id = idOf(raw['id']);
  const { text: name, marks } = markedText(raw['name']);
  if (id === null || name === '') return null;
  const isPerson = Number(raw['type']) === 2;
  const match = matchOf(plainText(raw['matchType']));
  const matchText = match === 'name' ? '' : plainText(first(raw, 'matchContent', ...(saidMatch[match] ?? [])));
  const stateText = isPerson ? '' : plainText(raw['regStatus']);
  return {
    kind: isPerson ? 'person' : 'company',
    id,
    name,
    marks,
    match: isPerson ? 'person' : match,
    matchText: orNull(matchText),
    state: stateText === '' ? null : stateOf(stateText),
    stateText: orNull(stateText),
    creditCode: isPerson ? null : orNull(plainText(raw['creditCode'], 18)),
    representative: isPerson ? null : orNull(plainText(raw['legalPersonName'])),
    setUpDate: isPerson ? null : plainDate(raw['estiblishTime']),
    capital: isPerson ? null : orNull(plainText(raw['regCapital'])),
    place: orNull(plainText(first(raw, 'city', 'base'))),
    companies: isPerson ? companiesOf(raw) : [],
  };
}

/** Hits of an answer; what has no number or no name is left out. */
export function readHits(result: unknown): FoundHits {
  const { rows, total } = rowsOf(result);
  return { hits: rows.slice(0, PAGE_ROWS).flatMap((raw) => hitOf(raw) ?? []), total };
}
