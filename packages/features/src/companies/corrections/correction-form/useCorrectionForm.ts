import { useApi } from '@chippage/api/ApiProvider';
import {
  ownRegistryCorrectionsQuery,
  registryCompanyQuery,
  registryCorrectionsQuery,
  sendRegistryCorrection,
  uploadCorrectionProof,
} from '@chippage/api/companies';
import { useInvalidate } from '@chippage/api/query';
import { registryBlocks } from '@chippage/api/registry';
import type { RegistryBlock } from '@chippage/api/types';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { CorrectionFormProps } from './CorrectionForm.tsx';

/** The table that an address names; undefined: none. */
export const registryBlockIn = (params: URLSearchParams): RegistryBlock | undefined =>
  (Object.keys(registryBlocks) as RegistryBlock[]).find((block) => block === params.get('block'));

/** Binds `CorrectionForm` to the API. `isMissing`: there is no such company. */
export function useCorrectionForm(companyId: number): Omit<CorrectionFormProps, 'block'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, isMissing } = useDetail(registryCompanyQuery, { id: companyId });
  return {
    company: value,
    isMissing,
    onUpload: (file, options) => uploadCorrectionProof({ file }, { client, ...options }),
    onSend: async (correction) => {
      await sendRegistryCorrection({ companyId, ...correction }, { client });
      await Promise.all([ownRegistryCorrectionsQuery, registryCorrectionsQuery].map((query) => invalidate(query)));
    },
  };
}
