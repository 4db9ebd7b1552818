import { JobForm, useJobForm } from '@chippage/features/OwnJobs';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { jobsPaths } from '../jobs.paths.ts';
import { t } from '../jobs.words.ts';

/** The post that is changed; undefined: a new one. */
function jobIn(search: URLSearchParams): number | undefined {
  const asked = search.get('id');
  return asked === null ? undefined : idFrom(asked);
}

export const loader: Loader = async ({ request }) => {
  jobIn(new URL(request.url).searchParams);
  return null;
};

/** A form for a new job of the member's company, or for one of its own. */
export default function JobFormRoute() {
  const id = jobIn(useSearchParams()[0]);
  return <Filling key={id} id={id} />;
}

function Filling({ id }: { id: number | undefined }) {
  const navigate = useNavigate();
  const notify = useNotify();
  const { isMissing, onSave, ...form } = useJobForm(id);
  if (isMissing) throw new PageMissing();
  return (
    <JobForm
      {...form}
      onSave={async (job) => {
        await onSave(job);
        notify({ tone: 'success', text: t(id === undefined ? 'posted' : 'saved') });
        void navigate(jobsPaths.ownJobs());
      }}
    />
  );
}
