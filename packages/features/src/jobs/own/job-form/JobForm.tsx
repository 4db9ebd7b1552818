import type { Loadable } from '@chippage/api/loadable';
import type { JobCity, OwnJobDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { lazyPart } from '@chippage/ui/late';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Suspense } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { FormPage } from '../../../parts/form/FormLayout.tsx';
import { Coming, Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { JobFieldsProps } from './JobFields.tsx';
import { jobFormMessages } from './messages.ts';

// Title and note stand first; the fields weigh more than the rest of the page.
const JobFields = lazyPart(async () => (await import('./JobFields.tsx')).JobFields);

/** What the form stands on: the post that is changed, and the cities that one can name. */
export interface JobFormFacts {
  /** Null: a new one. */
  job: OwnJobDetail | null;
  cities: readonly JobCity[];
}

export interface JobFormProps extends Pick<JobFieldsProps, 'onSave'> {
  /** It fails with the words of the server where the member may not post for a company. */
  facts: Loadable<JobFormFacts>;
}

/** Posts a job for the member's company, or changes one. */
export function JobForm({ facts, onSave }: JobFormProps) {
  return (
    <Loaded value={facts} lines={8}>
      {({ job, cities }) => <Filling before={job} cities={cities} onSave={onSave} />}
    </Loaded>
  );
}

function Filling(props: JobFieldsProps) {
  const t = useMessages(jobFormMessages);
  const paths = usePaths(jobsPaths);
  const { before } = props;
  return (
    <FormPage title={t(before === null ? 'addTitle' : 'editTitle')} note={t('note')}>
      {before?.state === 'removed' ? (
        <Alert
          tone="warn"
          action={
            <LinkButton variant="outline" size="sm" href={paths.jobForm()}>
              {t('addTitle')}
            </LinkButton>
          }
        >
          {t('removed', { reason: before.reason ?? '' })}
        </Alert>
      ) : (
        <Suspense fallback={<Coming lines={12} />}>
          <JobFields {...props} />
        </Suspense>
      )}
    </FormPage>
  );
}
