import { useApi } from '@chippage/api/ApiProvider';
import { applyEnterprise, enterpriseNameStateQuery, enterpriseStatusQuery, licenceContent, ownEnterpriseQuery, uploadLicence } from '@chippage/api/enterprise';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { EnterpriseStatus } from '@chippage/api/types';
import type { CompanyPageProps } from './CompanyPage.tsx';

interface Options {
  saveFile: (blob: Blob, name: string) => void;
  /** Hears where the verification stands once something was handed in. */
  onStatus?: (status: EnterpriseStatus | null) => void;
}

/** Binds `CompanyPage` to the API. */
export function useCompanyPage({ saveFile, onStatus }: Options): CompanyPageProps {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    own: toLoadable(ownEnterpriseQuery.use({})),
    onUpload: (file, { signal, onProgress }) => uploadLicence({ file }, { client, signal, onProgress }),
    onCheckName: async (name) => (await enterpriseNameStateQuery.fetch({ name }, { client })).isTaken,
    onApply: async (form) => {
      const { company } = await applyEnterprise(form, { client });
      onStatus?.(company?.status ?? null);
      await Promise.all([invalidate(ownEnterpriseQuery), invalidate(enterpriseStatusQuery)]);
    },
    onSaveLicence: async ({ id, name }) => saveFile((await licenceContent({ id }, { client })).blob, name),
  };
}
