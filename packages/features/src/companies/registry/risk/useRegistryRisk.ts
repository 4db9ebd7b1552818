import { registryRiskQuery } from '@chippage/api/companies';
import { type Detail, useDetail } from '../../../parts/loaded/useDetail.ts';
import type { RegistryRisk } from '@chippage/api/types';

/** The risks of a company. `isMissing`: there is no company of this number. */
export const useRegistryRisk = (id: number): Detail<RegistryRisk> => useDetail(registryRiskQuery, { id });
