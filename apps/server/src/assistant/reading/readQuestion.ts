import type { AssistantFilters, AssistantIntent, AssistantNote, Understood } from '@chippage/api/types';
import { knownNumbers } from '../../datasheets/parts/search/candidates.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { findRows, type Searchable } from '../../datasheets/parts/search/searchParts.ts';
import { wordKey } from '../../datasheets/parts/understanding/lexicon.ts';
import { understand, type Reading } from '../../datasheets/parts/understanding/understand.ts';
import { asking, comparing, courtesy, type FactWord, factWords, lifecycleWords, ratings, stockWords } from './factWords.ts';
import { filterOfPackage, filtersOfTest } from './toFilters.ts';

/** What a question was read as. */
export interface ReadQuestion {
  intent: AssistantIntent;
  filters: AssistantFilters;
  notes: AssistantNote[];
  /** The parts that are named: one with `facts` and `alternatives`, several with `compare`. */
  mpns: readonly string[];
  /** What is asked of it. */
  asked: readonly FactWord[];
}

const BRANDS_MOST = 50;
const COMPARED_MOST = 6;
/** Words of a question that are looked for one by one; each costs a search. */
const LOOKED_UP_MOST = 8;
const isHanOnly = (token: string) => /^[\p{Script=Han}]+$/u.test(token);

/** Reads a question by rules: as filters where it can, as words for the search where only that understands them, and says what it did not understand. */
export function readQuestion(searchable: Searchable, question: string): ReadQuestion {
  const asked = comparisonAsked(searchable, question) ?? factAsked(searchable, question);
  if (asked) return asked;
  const { rest, lifecycles, inStock } = takeOutStages(havingInOneWord(question));
  const reading = understand(withoutCourtesy(searchable, rest), searchable.lexicon, knownNumbers(searchable.index));
  const filters: AssistantFilters = { ...onlyWords(''), lifecycles, inStock };
  const notes: AssistantNote[] = [];
  const done = new Set<Understood>();
  readParams(searchable, reading, { filters, notes, done });
  readNames(searchable, reading, { filters, done });
  const isUnknown = unknownIn(searchable, reading);
  const words = reading.understood.flatMap((said) => {
    if (done.has(said)) return [];
    const { token } = said;
    if (reading.freeWords.some((word) => word.said === said && word.had === 'untold')) notes.push({ remark: 'untold', token });
    else if (said.kind === 'text' && isSilent(searchable, reading, said)) return [];
    else if (said.kind === 'text' && isUnknown(said)) notes.push({ remark: 'unknownWord', token });
    else {
      if (said.kind === 'mpn' && isUnknown(said)) notes.push({ remark: 'unknownPart', token });
      return [token];
    }
    return [];
  });
  filters.words = words.join(' ').slice(0, 200);
  const mpns = reading.alternatives ? reading.understood.flatMap(({ kind, token }) => (kind === 'mpn' ? [token] : [])).slice(0, 1) : [];
  return { intent: mpns.length > 0 ? 'alternatives' : isEmpty(filters) ? 'nothing' : 'parts', filters, notes, mpns, asked: [] };
}

interface Places {
  filters: AssistantFilters;
  done: Set<Understood>;
}

/** Values and cases as filters. */
function readParams({ index, lexicon }: Searchable, reading: Reading, { filters, notes, done }: Places & { notes: AssistantNote[] }): void {
  for (const test of reading.tests) {
    const said = reading.saidOf.get(test);
    const made = filtersOfTest(index, test);
    if (!said || made.length === 0 || made.some(({ code }) => filters.params.some((param) => param.code === code))) continue;
    for (const { code, ...range } of made) {
      const { name = code, unit = null } = lexicon.parameters.get(code) ?? {};
      const isRating = ratings.has(code) && range.low !== null && range.low === range.high;
      if (isRating) notes.push({ remark: 'atLeast', token: said.token });
      filters.params.push({ code, name, unit, ...range, ...(isRating && { high: null }) });
    }
    done.add(said);
  }
  for (const found of reading.packages) {
    const said = reading.saidOf.get(found);
    const name = filterOfPackage(index, found);
    if (!said || name === null) continue;
    filters.packages.push(name);
    done.add(said);
  }
}

/** The category and the brands as filters, where the words name them and nothing else. */
function readNames({ lexicon }: Searchable, reading: Reading, { filters, done }: Places): void {
  const [category, ...others] = reading.narrowed;
  if (category !== undefined && others.length === 0 && reading.radios.length === 0 && reading.families.length === 0) {
    filters.category = category;
    filters.categoryName = lexicon.categoryNames.get(category) ?? category;
    for (const said of reading.understood) if (said.kind === 'category') done.add(said);
  }
  const brandIds = [...new Set(reading.brandIds)];
  if (brandIds.length > 0 && brandIds.length <= BRANDS_MOST && !reading.isMaybeNumber && !reading.alternatives) {
    filters.brands = brandIds.map((id) => ({ id, name: lexicon.brandNames.get(id) ?? `${id}` }));
    for (const said of reading.understood) if (said.kind === 'brand') done.add(said);
  }
}

/** A word such as 输出 that only names its number, or 芯片 that says nothing. */
function isSilent({ lexicon }: Searchable, reading: Reading, { token, text }: Understood): boolean {
  const sense = lexicon.senses.get(wordKey(text)) ?? lexicon.senses.get(wordKey(token));
  return (sense?.names !== undefined || sense?.isGeneral === true) && !reading.freeWords.some(({ said }) => said.token === token);
}

/** Tells words that no part is found by; of many words the last ones are not looked for and count as such. */
function unknownIn(searchable: Searchable, reading: Reading): (said: Understood) => boolean {
  let lookedUp = 0;
  return (said) => {
    if (reading.freeWords.some((word) => word.said === said)) return false;
    if (++lookedUp > LOOKED_UP_MOST) return true;
    const [found] = findRows(searchable, said.token, 1);
    return found === undefined || found.match === 'similar';
  };
}

/** The question without the words that are only polite; Chinese that means something keeps all of its characters. */
function withoutCourtesy({ lexicon, index }: Searchable, question: string): string {
  const { understood } = understand(question, lexicon, knownNumbers(index));
  let rest = question;
  for (const { kind, token } of understood)
    if (kind === 'text' && isHanOnly(token) && !lexicon.senses.has(wordKey(token))) rest = rest.replace(token, token.replaceAll(courtesy, ' '));
  return rest;
}

function takeOutStages(question: string): { rest: string; lifecycles: AssistantFilters['lifecycles']; inStock: boolean } {
  let rest = question;
  const found = lifecycleWords.find(({ words }) => words.test(rest));
  if (found) rest = rest.replace(found.words, ' ');
  const inStock = stockWords.test(rest);
  if (inStock) rest = rest.replace(stockWords, ' ');
  return { rest, lifecycles: found ? [...found.lifecycles] : [], inStock };
}

/** Whether nothing is looked for. */
export const isEmpty = ({ words, category, brands, packages, lifecycles, params, inStock }: AssistantFilters): boolean =>
  words === '' && category === null && brands.length + packages.length + lifecycles.length + params.length === 0 && !inStock;

const onlyWords = (words: string): AssistantFilters => ({
  words,
  category: null,
  categoryName: null,
  brands: [],
  packages: [],
  lifecycles: [],
  params: [],
  inStock: false,
});

/** 有 CAN 和 USB says what 带CAN 带USB says, which the search knows as what a part has. */
function havingInOneWord(question: string): string {
  const at = question.search(/有\s*(?=[A-Za-z])/);
  if (at < 0) return question;
  return question.slice(0, at) + question.slice(at).replaceAll(/(?:有|和|与|、|及)\s*(?=[A-Za-z])/g, ' 带');
}

/** A question in what two or more named parts differ. */
function comparisonAsked({ index, lexicon }: Searchable, question: string): ReadQuestion | null {
  if (!comparing.test(question)) return null;
  const { understood } = understand(question.replaceAll(/[和与跟]|vs\.?/gi, ' '), lexicon, knownNumbers(index));
  const mpns = [...new Set(understood.flatMap(({ kind, token }) => (kind === 'mpn' ? [token] : [])))].slice(0, COMPARED_MOST);
  return mpns.length < 2 ? null : { intent: 'compare', filters: onlyWords(mpns.join(' ').slice(0, 200)), notes: [], mpns, asked: [] };
}

/** A question for a fact of one part: it names the part, what is asked, and nothing by which parts are chosen. */
function factAsked(searchable: Searchable, question: string): ReadQuestion | null {
  const { lexicon, index } = searchable;
  if (!asking.test(question)) return null;
  const { understood, alternatives } = understand(question, lexicon, knownNumbers(index));
  const [named, ...others] = understood.filter(({ kind }) => kind === 'mpn');
  if (!named || others.length > 0 || alternatives) return null;
  if (/哪些|哪个|哪款|推荐/.test(question) || !knownNumbers(index).hasPrefix(partKey(named.token))) return null;
  let rest = question.replace(named.token, ' ');
  const asked: FactWord[] = [];
  for (const fact of factWords) {
    if (!fact.words.test(rest)) continue;
    asked.push(fact);
    rest = rest.replace(fact.words, ' ');
  }
  if (asked.length === 0) return null;
  const left = rest.replaceAll(courtesy, ' ').replaceAll(/[\s?？，,。.、!！]/g, '');
  const notes: AssistantNote[] = left === '' ? [] : [{ remark: 'unknownWord', token: left.slice(0, 60) }];
  return { intent: 'facts', filters: onlyWords(named.token), notes, mpns: [named.token], asked };
}
