import type { Loadable } from '@chippage/api/loadable';
import type { RegistryCompanyRef } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { CorrectionFieldsProps } from './CorrectionFields.tsx';
import { correctionFormMessages } from './messages.ts';

// Title and note stand first; the fields and what uploads files weigh more than the rest of the page.
const CorrectionFields = lazyPart(async () => (await import('./CorrectionFields.tsx')).CorrectionFields);

export interface CorrectionFormProps extends Omit<CorrectionFieldsProps, 'company'> {
  company: Loadable<RegistryCompanyRef>;
}

/** Says what is wrong with the facts of a company, with evidence. */
export function CorrectionForm({ company, ...filling }: CorrectionFormProps) {
  const t = useMessages(correctionFormMessages);
  return (
    <Loaded value={company} lines={8} failedTitle={t('companyFailed')}>
      {(found) => (
        <FormPage title={t('title', { name: found.name })} note={t('note')}>
          <Alert tone="info" title={t('sourceTitle')}>
            {t('source')}
          </Alert>
          <Suspense fallback={<Coming lines={8} />}>
            <CorrectionFields key={found.id} company={found} {...filling} />
          </Suspense>
        </FormPage>
      )}
    </Loaded>
  );
}
