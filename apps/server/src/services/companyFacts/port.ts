import type {
  RegistryBlock,
  RegistryCompany,
  RegistryHit,
  RegistryPerson,
  RegistryRecord,
  RegistryReportTable,
  RegistryRisk,
  RegistryValue,
} from '@chippage/api/types';

/** Rows that the provider gives at once; pages of it are counted in these. */
export const PAGE_ROWS = 20;

/** A page of what words find. */
export interface FoundHits {
  hits: RegistryHit[];
  /** Over all pages. */
  total: number;
}

/** A page of a table. */
export interface FoundRecords {
  records: RegistryRecord[];
  /** Over all pages. */
  total: number;
}

/** What a register says of a company; what the portal itself knows of it is added elsewhere. */
export type CompanyFact = Omit<RegistryCompany, 'counts' | 'enterpriseId' | 'provenance'>;

/** Risks of a company by scope. */
export type RiskFact = Pick<RegistryRisk, 'level' | 'groups'>;

/** One annual report. */
export interface ReportFact {
  year: number;
  releaseDate: string | null;
  facts: RegistryValue[];
  tables: RegistryReportTable[];
}

/** When the registration was pictured, and where the picture is; null: there is none. */
export interface SnapshotFact {
  time: string | null;
  pictureUrl: string | null;
}

/** A person with all posts and shares. */
export type PersonFact = Pick<RegistryPerson, 'name' | 'roles' | 'total'>;

/** A kind of trouble that a stand-in plays: for the next `times` calls whose path begins with `path`. */
export interface Fault {
  path: string;
  mode: 'timeout' | 'reset_before' | 'reset_after' | 'http500' | 'garbage' | `slow:${number}` | `vendor:${number}`;
  times: number;
}

/** What tests ask of a stand-in. */
export interface FactsStandIn {
  fail: (fault: Fault | null) => void;
  /** What was asked, the oldest first. */
  calls: () => readonly { path: string; params: Record<string, string> }[];
}

/** Facts of companies from the public registers, by whoever sells them. Everything is plain text without personal data. */
export interface CompanyFacts {
  /** Names this provider in the keys of what is kept. */
  name: string;
  /** Whom to name as the source, in Chinese. */
  source: string;
  /** No such company exists. */
  isSample: boolean;
  /** @throws AdapterError, as all of these */
  search: (words: string, page: number) => Promise<FoundHits>;
  /** Null: there is no such company. */
  company: (id: number) => Promise<CompanyFact | null>;
  records: (id: number, block: RegistryBlock, page: number) => Promise<FoundRecords>;
  risk: (id: number) => Promise<RiskFact>;
  /** All annual reports, the newest first. */
  reports: (id: number) => Promise<ReportFact[]>;
  snapshot: (id: number) => Promise<SnapshotFact>;
  /** The bytes of a snapshot's picture; null: they cannot be had. */
  picture: (url: string) => Promise<Uint8Array | null>;
  /** A person that was found with a company; null: nobody. */
  person: (id: number, companyId: number) => Promise<PersonFact | null>;
  /** Null: a provider that tests cannot steer. */
  standIn: FactsStandIn | null;
}
