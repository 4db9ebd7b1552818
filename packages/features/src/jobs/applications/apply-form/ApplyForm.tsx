import { resumeFileLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { JobDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { lazyPart } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Suspense } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import type { ApplyFieldsProps } from './ApplyFields.tsx';
import { applyFormMessages } from './messages.ts';

// What one applies for stands first; the fields and what uploads a file weigh more than the rest of the page.
const ApplyFields = lazyPart(async () => (await import('./ApplyFields.tsx')).ApplyFields);

export interface ApplyFormProps extends Omit<ApplyFieldsProps, 'job'> {
  job: Loadable<JobDetail>;
}

/** Applies for a job: name, phone, words and a CV, with how long they are kept. */
export function ApplyForm({ job, ...props }: ApplyFormProps) {
  return (
    <Loaded value={job} lines={8}>
      {(detail) => <Filling job={detail} {...props} />}
    </Loaded>
  );
}

function Filling({ job, ...props }: ApplyFieldsProps) {
  const t = useMessages(applyFormMessages);
  const words = useMessages(jobWordsMessages);
  const { title, company, salary, state, isOwn, appliedTime } = job;
  const canApply = state === 'open' && !isOwn && appliedTime === null;
  return (
    <FormPage title={t('title')} note={t('about', { title, company: company.name, salary: salary.text })}>
      {company.isSample && <Alert tone="info">{words('sampleNote')}</Alert>}
      {canApply ? (
        <>
          <Note>{t('kept', { days: resumeFileLimits.days })}</Note>
          <Suspense fallback={<Coming lines={8} />}>
            <ApplyFields job={job} {...props} />
          </Suspense>
        </>
      ) : (
        <Refused job={job} />
      )}
    </FormPage>
  );
}

function Refused({ job: { id, isOwn, appliedTime } }: { job: JobDetail }) {
  const t = useMessages(applyFormMessages);
  const paths = usePaths(jobsPaths);
  const hasApplied = appliedTime !== null;
  return (
    <Alert
      tone="warn"
      action={
        <LinkButton variant="outline" size="sm" href={hasApplied ? paths.ownApplications() : paths.job(id)}>
          {t(hasApplied ? 'myApplications' : 'back')}
        </LinkButton>
      }
    >
      {t(hasApplied ? 'applied' : isOwn ? 'own' : 'notOpen')}
    </Alert>
  );
}
