import type { CatalogueNames } from '../catalogue/catalogueIndex.ts';
import { type BesideWord, besideWords } from './besideWords.ts';
import { categoryWords } from './categoryWords.ts';
import { type FieldWord, fieldWords } from './fieldWords.ts';
import type { RadioFamily } from './radioWords.ts';
import {
  alternativeWords,
  datasheetWords,
  domesticAlternativeWords,
  domesticWords,
  generalWords,
  parameterWords,
  pinToPinWords,
  surfaceWords,
  valueWords,
} from './valueWords.ts';

/** What a word or phrase stands for. */
export interface Sense {
  /** Categories that it names. */
  categories?: readonly string[];
  /** The category that it implies as long as no other is named. */
  implies?: string;
  value?: { code: string; values: readonly string[] };
  number?: { code: string; value: number };
  brandIds?: readonly number[];
  /** Only an alias of the brand: a part number may start with the same letters. */
  isAlias?: boolean;
  /** The brands are all of mainland China. */
  isDomestic?: boolean;
  /** The parameter that a number beside it is, or `supply`. */
  names?: string;
  /** Starts of part numbers that come first. */
  families?: readonly string[];
  /** Parts that have each of these; others are not meant. */
  radios?: readonly RadioFamily[];
  isGeneral?: boolean;
  /** Praises a part, and no source tells it of any. */
  isPraise?: boolean;
  /** Asks for a case without leads through the board. */
  isSurface?: boolean;
  /** Asks for what can stand in for the part beside it: any part, or one in the same case. */
  asksAlternatives?: 'any' | 'sameCase';
  asksDatasheet?: boolean;
}

/** The field's words with the catalogue's own names. */
export interface Lexicon {
  senses: ReadonlyMap<string, Sense>;
  /** Words that need company, in the order in which they are tried. */
  besides: ReadonlyMap<string, readonly BesideWord[]>;
  /** Letters of the longest word. */
  longest: number;
  parameters: ReadonlyMap<string, { name: string; unit: string | null }>;
  categoryNames: ReadonlyMap<string, string>;
  brandNames: ReadonlyMap<number, string>;
  /** Spelling of every word that some parameter has as its value, with where it stands. */
  valueSenses: ReadonlyMap<string, { code: string; values: readonly string[] }>;
}

/** Ends of company names that visitors leave out; only as long as two letters or characters remain. */
const companyEndings = /(?:有限公司|股份|集团|半导体|微电子|电子|科技|技术|集成|仪器|创新|实业|系统|智能|股份有限公司)$/;
const looseEndings = ['微', '微电子', '半导体', '电子', '科技'];
const companyWords =
  /[\s,]+(?:Inc\.?|Incorporated|Corp\.?|Corporation|Ltd\.?|LLC|Limited|Co\.?|GmbH|AG|NV|ASA|S\.A\.|Semiconductors?|Semicon|Microelectronics?|Electronics?|Elec|Technolog(?:y|ies)|Tech|Systems?|Instruments?|International|Components?|Devices?|Integrated|Company|Group|Micro|Power|Electric|Solutions|Industries)$/i;

/** How words are looked up: NFKC, lower case, without blanks, hyphens, dots and underscores between letters. */
export function wordKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\-._·•'’®™]/g, '');
}

/**
 * Makes the lexicon of a catalogue.
 * @param names Its brands, categories and parameters, as stored.
 * @param textValues Words that occur as values of parameters.
 */
export function makeLexicon(names: CatalogueNames, textValues: Iterable<{ code: string; text: string }>): Lexicon {
  const senses = new Map<string, Sense>();
  addBrands(senses, names);
  addCategories(senses, names);
  const fieldSenses: readonly FieldWord[] = [...valueWords, ...fieldWords];
  for (const { words, ...sense } of fieldSenses) for (const word of words.split(' ')) senses.set(wordKey(word), sense);
  const domestic = names.brands.filter((brand) => brand.isDomestic).map((brand) => brand.id);
  for (const word of domesticWords.split(' ')) senses.set(wordKey(word), { brandIds: domestic, isDomestic: true });
  for (const word of domesticAlternativeWords.split(' ')) senses.set(wordKey(word), { brandIds: domestic, isDomestic: true, asksAlternatives: 'any' });
  for (const { words, code } of parameterWords) for (const word of words.split(' ')) if (!senses.has(wordKey(word))) senses.set(wordKey(word), { names: code });
  for (const word of generalWords.split(' ')) senses.set(wordKey(word), { isGeneral: true });
  for (const word of surfaceWords.split(' ')) senses.set(wordKey(word), { isGeneral: true, isSurface: true });
  for (const word of alternativeWords.split(' ')) senses.set(wordKey(word), { asksAlternatives: 'any' });
  for (const word of pinToPinWords.split(' ')) senses.set(wordKey(word), { asksAlternatives: 'sameCase' });
  for (const word of datasheetWords.split(' ')) senses.set(wordKey(word), { asksDatasheet: true });
  const valueSenses = new Map<string, { code: string; values: string[] }>();
  for (const { code, text } of textValues) {
    const key = wordKey(text);
    if (key.length < 2 || senses.has(key)) continue;
    const known = valueSenses.get(key);
    if (!known) valueSenses.set(key, { code, values: [text] });
    else if (known.code === code) known.values.push(text);
  }
  return {
    senses,
    besides: besidesByKey(),
    longest: Math.max(0, ...[...senses.keys(), ...valueSenses.keys()].map((key) => key.length)),
    parameters: new Map(names.parameters.map((parameter) => [parameter.code, parameter])),
    categoryNames: new Map(names.categories.map((category) => [category.id, category.name])),
    brandNames: new Map(names.brands.map((brand) => [brand.id, brand.name])),
    valueSenses,
  };
}

function besidesByKey(): Map<string, BesideWord[]> {
  const besides = new Map<string, BesideWord[]>();
  for (const entry of besideWords) for (const word of entry.words.split(' ')) besides.set(wordKey(word), [...(besides.get(wordKey(word)) ?? []), entry]);
  return besides;
}

function addCategories(senses: Map<string, Sense>, names: CatalogueNames): void {
  const found = new Map<string, Set<string>>();
  const add = (word: string, id: string) => {
    const key = wordKey(word);
    if (key.length > 1) found.set(key, (found.get(key) ?? new Set()).add(id));
  };
  const known = new Set(names.categories.map((category) => category.id));
  for (const category of names.categories) {
    add(category.name, category.id);
    add(category.nameEn, category.id);
    add(category.nameEn.replace(/s$/, ''), category.id);
    // 磁传感器与霍尔 is also 磁传感器; 16位 MCU is not every 16位.
    for (const part of category.name.split(/\s*[与和及、/]\s*|\s+(?=[A-Z]{3,4}$)/))
      if (part.length > 2 && !/^其他|^\d+位|^MCU$/.test(part)) add(part, category.id);
    const latin = /[A-Z]{3,}$/.exec(category.name)?.[0];
    if (latin && !/^(?:MCU|LED|MOSFET|HDMI|LIN)$/.test(latin)) add(latin, category.id);
  }
  for (const [id, words] of Object.entries(categoryWords)) if (known.has(id)) for (const word of words.split(' ')) add(word, id);
  for (const [key, ids] of found) {
    // 温度传感器 under sensor and sensor/temperature means the latter.
    const narrow = [...ids].filter((id) => ![...ids].some((other) => other.startsWith(`${id}/`)));
    senses.set(key, { categories: narrow });
  }
}

function addBrands(senses: Map<string, Sense>, names: CatalogueNames): void {
  const byName = new Map<string, Set<number>>();
  const byAlias = new Map<string, Set<number>>();
  const add = (map: Map<string, Set<number>>, word: string, id: number) => {
    const key = wordKey(word);
    if (key.length > 1) map.set(key, (map.get(key) ?? new Set()).add(id));
  };
  for (const brand of names.brands) {
    for (const name of [brand.name, brand.nameCn ?? '']) {
      add(byName, name, brand.id);
      for (const short of shortNames(name)) add(byAlias, short, brand.id);
    }
    for (const alias of brand.aliases)
      for (const name of [alias, ...alias.split(/[/()（）]/)]) {
        add(byAlias, name, brand.id);
        for (const short of shortNames(name)) add(byAlias, short, brand.id);
      }
  }
  // 圣邦, 圣邦微, 圣邦半导体 and 圣邦科技 are one company, whichever of them its name is.
  for (const [key, ids] of [...byName, ...byAlias])
    for (const ending of /^\p{Script=Han}{2,3}$/u.test(key) ? looseEndings : [])
      if (!byName.has(key + ending)) for (const id of ids) add(byAlias, key + ending, id);
  for (const [key, ids] of byAlias) senses.set(key, { brandIds: [...ids], isAlias: true });
  for (const [key, ids] of byName) senses.set(key, { brandIds: [...ids], ...(senses.get(key)?.isAlias && /^[a-z0-9]{1,3}$/.test(key) && { isAlias: true }) });
}

/** 意法半导体 → 意法, Texas Instruments → Texas, step by step. */
function shortNames(name: string): string[] {
  const shorts: string[] = [];
  const isChinese = /\p{Script=Han}/u.test(name);
  let rest = name.trim();
  for (;;) {
    const shorter = isChinese ? rest.replace(companyEndings, '') : rest.replace(companyWords, '');
    if (shorter === rest || shorter.length < (isChinese ? 2 : 3)) return shorts;
    rest = shorter;
    shorts.push(rest);
  }
}
