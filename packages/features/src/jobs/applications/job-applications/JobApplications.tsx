import type { Loadable } from '@chippage/api/loadable';
import type { ApplicationMark, ApplicationState, JobApplication, OwnJobDetail } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { FolderIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { jobWordsMessages } from '../../parts/job-words/messages.ts';
import { JobApplicationRow } from './JobApplicationRow.tsx';
import { jobApplicationsMessages } from './messages.ts';

/** The states that the list can be narrowed to; `all` of them first. */
export const receivedStates = ['all', 'sent', 'viewed', 'fit', 'unfit'] as const satisfies readonly (ApplicationState | 'all')[];

/** A state of the list. */
export type ReceivedState = (typeof receivedStates)[number];

export interface JobApplicationsProps {
  /** The post that they are for. */
  job: Loadable<OwnJobDetail>;
  state: ReceivedState;
  applications: Loadable<PagedList<JobApplication>>;
  /** Hands over a CV. @throws ApiError whose message is shown */
  onResume: (application: JobApplication) => Promise<void>;
  /** Says what the company thinks of one. @throws ApiError whose message is shown */
  onMark: (application: JobApplication, mark: ApplicationMark) => Promise<void>;
  onLoadMore: () => void;
}

/** Who applied for a post of the company, with their CVs. */
export function JobApplications({ job, ...props }: JobApplicationsProps) {
  return (
    <Loaded value={job} lines={6}>
      {(post) => <Shown job={post} {...props} />}
    </Loaded>
  );
}

function Shown({ job, state, applications, onResume, onMark, onLoadMore }: Omit<JobApplicationsProps, 'job'> & { job: OwnJobDetail }) {
  const t = useMessages(jobApplicationsMessages);
  const words = useMessages(jobWordsMessages);
  const paths = usePaths(jobsPaths);
  const action = useAction(t('resumeFailed'));
  const nameOf = (id: ReceivedState) => (id === 'all' ? t('all') : words(id));
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        note={t('about', { title: job.title, salary: job.salary.text, city: job.city.name })}
        end={
          <LinkButton variant="outline" href={paths.ownJobs()}>
            {t('back')}
          </LinkButton>
        }
      />
      <Note>{t('note')}</Note>
      <StateLinks
        label={t('states')}
        states={receivedStates.map((id) => ({ id, name: nameOf(id) }))}
        current={state}
        getHref={(id) => paths.jobApplications(job.id, id === 'all' ? null : id)}
      />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={applications}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState icon={<FolderIcon size={32} />} title={state === 'all' ? t('empty') : t('emptyState', { state: nameOf(state) })}>
              {state === 'all' && t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(application) => (
            <JobApplicationRow
              key={application.id}
              application={application}
              pending={action.pending}
              onResume={() => void action.run(`resume ${application.id}`, () => onResume(application))}
              onMark={(mark) =>
                void action.run(
                  `${mark} ${application.id}`,
                  () => onMark(application, mark),
                  t('markDone', { name: application.name ?? t('nobody'), mark: words(mark) }),
                )
              }
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
