import type { RegistryBlock } from '@chippage/api/types';
import { type LinkParams, withParams } from './links.ts';

/** Addresses of the company check. */
export interface CompaniesPaths {
  /** Where a company is looked for. */
  companyCheck: () => string;
  /** Companies that words find. @param params `keywords`, `page` */
  companyCheckSearch: (params?: LinkParams) => string;
  /** What the register says of a company. @param params `block`: one of its tables alone, with `page` and filters */
  registeredCompany: (id: number, params?: LinkParams) => string;
  /** Its risks. */
  companyRisk: (id: number) => string;
  /** Its annual reports. @param params `year` */
  companyReport: (id: number, params?: LinkParams) => string;
  /** The picture of its registration. */
  companySnapshot: (id: number) => string;
  /** All companies of one person. @param companyId One that the person was found with */
  registeredPerson: (id: number, companyId: number) => string;
  /** Two companies side by side. @param params `id`, twice */
  compareCompanies: (params?: LinkParams) => string;
  /** Where somebody says what is wrong with what is shown of a company. @param block The table that is meant */
  companyCorrection: (id: number, block?: RegistryBlock) => string;
  /** The companies that the member watches. */
  companyWatches: () => string;
  /** What the member said is wrong. */
  companyCorrections: () => string;
}

/** The addresses of the company check, on the portal at `origin`. */
export function companiesPathsAt(origin: string): CompaniesPaths {
  return {
    companyCheck: () => `${origin}/checkEnterprise`,
    companyCheckSearch: (params) => withParams(`${origin}/checkEnterprise/searchList`, params),
    registeredCompany: (id, params) => withParams(`${origin}/checkEnterprise/companyDetail/${id}`, params),
    companyRisk: (id) => `${origin}/checkEnterprise/riskDetail/${id}`,
    companyReport: (id, params) => withParams(`${origin}/checkEnterprise/annualReport/${id}`, params),
    companySnapshot: (id) => `${origin}/checkEnterprise/snapShot/${id}`,
    registeredPerson: (id, companyId) => withParams(`${origin}/checkEnterprise/eyePersonnel`, { id, companyId }),
    compareCompanies: (params) => withParams(`${origin}/checkEnterprise/compare`, params),
    companyCorrection: (id, block) => withParams(`${origin}/checkEnterprise/correction`, { id, block }),
    companyWatches: () => `${origin}/userCenter/companyWatches`,
    companyCorrections: () => `${origin}/userCenter/companyCorrections`,
  };
}

/** The addresses of the company check, on this site. */
export const companiesPaths: CompaniesPaths = companiesPathsAt('');
