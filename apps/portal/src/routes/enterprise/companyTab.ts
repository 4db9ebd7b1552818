import { notFound } from '../../page/missing.ts';

/** The parts of a company's page, its offers first: they have no name in the address. */
const tabs = ['supply', 'demand', 'lines', 'contacts', 'about'] as const;

/** A part of a company's page. */
export type CompanyTab = (typeof tabs)[number];

/** Reads the part out of an address. @throws notFound() for anything else */
export function companyTabAt(part: string | undefined): CompanyTab {
  if (part === undefined) return 'supply';
  const tab = tabs.find((each) => each === part && each !== 'supply');
  if (tab === undefined) throw notFound();
  return tab;
}

/** Which rows of the board a part shows: 0 offers, 1 demands, null none. */
export const rowsOf = { supply: 0, demand: 1, lines: null, contacts: null, about: null } as const satisfies Record<CompanyTab, 0 | 1 | null>;
