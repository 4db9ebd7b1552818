import type { EntryKind } from '@chippage/api/types';

/** The kinds of entries that are a company. */
export const companyKinds = ['brand', 'agent', 'trader'] as const satisfies readonly EntryKind[];

/** A kind of entry that is a company. */
export type CompanyKind = (typeof companyKinds)[number];

/** The kinds of entries that are what a company of the directory sells. */
export const lineKinds = ['agent_brand', 'trader_brand', 'trader_model'] as const satisfies readonly Exclude<EntryKind, CompanyKind>[];

/** A kind of entry that is what a company of the directory sells. */
export type LineKind = (typeof lineKinds)[number];
