import { registryPersonQuery } from '@chippage/api/companies';
import type { RegistryPerson } from '@chippage/api/types';
import { type Detail, useDetail } from '../../../parts/loaded/useDetail.ts';

/** A person by number, found with a company. `isMissing`: there is no such one. */
export const useRegistryPerson = (id: number, companyId: number): Detail<RegistryPerson> => useDetail(registryPersonQuery, { id, companyId });
