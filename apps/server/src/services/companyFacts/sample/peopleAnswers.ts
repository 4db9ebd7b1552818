import type { Params } from '../transport.ts';
import { type SampleFirm, sampleFirms } from './firms.ts';
import type { RawRow } from './rawRows.ts';

/** Companies where somebody has a post or a share. The three silent ones tell of nobody. */
export const firmsOf = (personId: number): SampleFirm[] =>
  sampleFirms.filter(({ kind, staff, holders }) => kind !== 'silent' && [...staff, ...holders].some(({ person }) => person.id === personId));

function rowOf(firm: SampleFirm, personId: number): RawRow {
  const posts = firm.staff.filter(({ person }) => person.id === personId).flatMap((each) => each.posts);
  const share = firm.holders.find(({ person }) => person.id === personId);
  return {
    cid: firm.id,
    name: firm.name,
    regStatus: firm.state,
    estiblishTime: Date.parse(`${firm.setUp}T00:00:00+08:00`),
    regCapital: `${firm.capital}万人民币`,
    base: `${firm.city}`,
    typeJoin: [...(firm.staff[0]?.person.id === personId ? ['法定代表人'] : []), ...posts, ...(share ? ['股东'] : [])],
    percent: share ? `${share.percent}%` : null,
  };
}

/** 450: companies of a person. It does not say the person's name. */
export function peopleAnswer({ hid, cid }: Params): unknown {
  const firms = firmsOf(Number(hid));
  if (!firms.some(({ id }) => `${id}` === cid)) return null;
  return { total: firms.length, items: firms.map((firm) => rowOf(firm, Number(hid))) };
}
