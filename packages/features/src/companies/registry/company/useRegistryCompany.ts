import { registryCompanyQuery } from '@chippage/api/companies';
import type { RegistryCompany } from '@chippage/api/types';
import { type Detail, useDetail } from '../../../parts/loaded/useDetail.ts';

/** What the register says of a company; null waits. `isMissing`: there is no company of this number. */
export const useRegistryCompany = (id: number | null): Detail<RegistryCompany> => useDetail(registryCompanyQuery, id === null ? null : { id });
