import { registryReportQuery } from '@chippage/api/companies';
import type { VarsOf } from '@chippage/api/operations';
import type { RegistryReport } from '@chippage/api/types';
import { type Detail, useDetail } from '../../../parts/loaded/useDetail.ts';

/** The year that an address names; what is no year is the newest. */
export function reportVariables(id: number, year: string | null): VarsOf<'registryReport'> {
  const number = /^(19|20|21)\d\d$/.test(year ?? '') ? Number(year) : 0;
  return { id, ...(number >= 1990 && { year: number }) };
}

/** An annual report of a company. `isMissing`: there is no company of this number. */
export const useRegistryReport = (id: number, year: string | null): Detail<RegistryReport> => useDetail(registryReportQuery, reportVariables(id, year));
