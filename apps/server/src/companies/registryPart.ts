import type { RegistryState } from '@chippage/api/types';
import type { Platform } from '../platform/context.ts';
import type { Db } from '../platform/database/connect.ts';

/** Tables of which a watch compares how many rows there are. */
export type WatchedBlock = 'enforcements' | 'dishonest' | 'abnormal' | 'penalties';

/** What of a company is compared from month to month. Null: the register does not say. */
export interface WatchedFacts {
  name: string;
  creditCode: string | null;
  state: RegistryState;
  /** In the register's own words. */
  stateText: string;
  representative: string | null;
  capital: string | null;
  address: string | null;
  /** Rows of these tables; null: not known now, which says nothing of a change. */
  counts: Readonly<Record<WatchedBlock, number | null>>;
}

/** What watches and corrections ask of the registry itself. */
export interface RegistryPart {
  /** The facts as they are now; null: the provider does not answer. @throws Failure 404 where there is no such company */
  readWatchedFacts: (platform: Platform, companyId: number) => Promise<WatchedFacts | null>;
  /** The company's name; null: it is not kept, and the provider does not answer. @throws Failure 404 where there is no such company */
  nameOfCompany: (platform: Platform, companyId: number) => Promise<string | null>;
  /** Drops what is kept of a company: the next look asks the provider again. */
  forgetCompany: (tx: Db, companyId: number) => Promise<void>;
}
