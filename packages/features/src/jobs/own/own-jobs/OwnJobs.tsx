import type { Loadable } from '@chippage/api/loadable';
import type { JobState, OwnJob } from '@chippage/api/types';
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
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { ownJobsMessages } from './messages.ts';
import { OwnJobRow } from './OwnJobRow.tsx';

/** The states that the list can be narrowed to; `all` of them first. */
export const ownJobStates = ['all', 'open', 'expired', 'closed', 'removed'] as const satisfies readonly (JobState | 'all')[];

/** A state of the list. */
export type OwnJobState = (typeof ownJobStates)[number];

export interface OwnJobsProps {
  state: OwnJobState;
  jobs: Loadable<PagedList<OwnJob>>;
  /** Puts one on top and lets it run on, also one that ran out or was closed. @throws ApiError whose message is shown */
  onRefresh: (job: OwnJob) => Promise<void>;
  /** @throws ApiError whose message is shown */
  onClose: (job: OwnJob) => Promise<void>;
  onLoadMore: () => void;
}

/** What a company offers, with who applied. */
export function OwnJobs({ state, jobs, onRefresh, onClose, onLoadMore }: OwnJobsProps) {
  const t = useMessages(ownJobsMessages);
  const paths = usePaths(jobsPaths);
  const action = useAction();
  return (
    <PageColumn>
      <PageHead title={t('title')} end={<LinkButton href={paths.jobForm()}>{t('add')}</LinkButton>} />
      <StateLinks
        label={t('states')}
        states={ownJobStates.map((id) => ({ id, name: t(id) }))}
        current={state}
        getHref={(id) => paths.ownJobs(id === 'all' ? null : id)}
      />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={jobs}
          label={t('title')}
          lines={6}
          empty={
            <EmptyState icon={<FolderIcon size={32} />} title={state === 'all' ? t('empty') : t('emptyState', { state: t(state) })}>
              {state === 'all' && t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(job) => (
            <OwnJobRow
              key={job.id}
              job={job}
              pending={action.pending}
              onRefresh={() =>
                void action.run(`refresh ${job.id}`, () => onRefresh(job), t(job.state === 'open' ? 'refreshDone' : 'reopenDone', { title: job.title }))
              }
              onClose={() => void action.run(`close ${job.id}`, () => onClose(job), t('closeDone', { title: job.title }))}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
