import { firmsOf } from './peopleAnswers.ts';
import { type SampleFirm, samplePeople } from './firms.ts';
import { rawRows, type RawRow } from './rawRows.ts';

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

/** The word in the name, marked as the provider does. */
function marked(name: string, word: string): string {
  const at = plain(name).indexOf(plain(word));
  // Normalising keeps the length of all names of the sample.
  return at < 0 ? name : `${name.slice(0, at)}<em>${name.slice(at, at + word.length)}</em>${name.slice(at + word.length)}`;
}

/** Why a company is found, and in what; null: it is not. */
function matchOf(firm: SampleFirm, word: string): { matchType: string; matchContent: string } | null {
  const holds = (text: string) => plain(text).includes(plain(word));
  if (holds(firm.name)) return { matchType: '公司名称匹配', matchContent: '' };
  const former = firm.formerNames.find(holds);
  if (former !== undefined) return { matchType: '曾用名匹配', matchContent: former };
  if (firm.creditCode === word.toUpperCase()) return { matchType: '统一社会信用代码匹配', matchContent: firm.creditCode };
  if (firm.registerNumber === word) return { matchType: '注册号匹配', matchContent: firm.registerNumber };
  const [boss, ...others] = firm.staff;
  if (boss && holds(boss.person.name)) return { matchType: '法定代表人匹配', matchContent: boss.person.name };
  const other = [...others, ...firm.holders].find(({ person }) => holds(person.name));
  if (other) return { matchType: '高管匹配', matchContent: other.person.name };
  const brand = rawRows('ipr/tm/2.0', firm).find(({ tmName }) => plain(String(tmName)) === plain(word));
  return brand ? { matchType: '商标匹配', matchContent: String(brand['tmName']) } : null;
}

const companyRow = (firm: SampleFirm, word: string): RawRow[] => {
  const match = matchOf(firm, word);
  if (!match) return [];
  return [
    {
      id: firm.id,
      name: marked(firm.name, word),
      type: 1,
      companyType: 1,
      regStatus: firm.state,
      creditCode: firm.creditCode,
      regNumber: firm.registerNumber,
      orgNumber: '',
      estiblishTime: `${firm.setUp} 00:00:00.0`,
      regCapital: `${firm.capital}万人民币`,
      base: firm.city,
      legalPersonName: firm.staff[0]?.person.name,
      ...match,
    },
  ];
};

/** Persons are found by their whole name; two of one name are two. */
const personRows = (word: string): RawRow[] =>
  samplePeople
    .filter(({ name }) => name === word)
    .map(({ id, name }) => ({
      id,
      name: `<em>${name}</em>`,
      type: 2,
      matchType: '人员匹配',
      companyList: firmsOf(id).map((firm) => ({ id: firm.id, name: firm.name })),
    }));

/** 816: companies and persons, the names first. */
export function searchAnswer(word: string, firms: readonly SampleFirm[]): RawRow[] {
  if (word.trim() === '') return [];
  const rows = firms.flatMap((firm) => companyRow(firm, word.trim()));
  return [...personRows(word.trim()), ...rows.toSorted((a, b) => Number(b['matchType'] === '公司名称匹配') - Number(a['matchType'] === '公司名称匹配'))];
}
