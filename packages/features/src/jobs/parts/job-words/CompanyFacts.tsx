import type { JobCompany } from '@chippage/api/types';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { jobWordsMessages } from './messages.ts';

/** What is known of the company that offers a job, one after another; the parent sets them apart. */
export function CompanyFacts({ company: { industry, scale, stage } }: { company: JobCompany }) {
  const t = useMessages(jobWordsMessages);
  return (
    <>
      {industry !== null && <span>{industry}</span>}
      {scale !== null && <span>{t('people', { scale })}</span>}
      {stage !== null && <span>{t(stage)}</span>}
    </>
  );
}
