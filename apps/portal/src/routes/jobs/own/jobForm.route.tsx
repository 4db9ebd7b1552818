import { JobForm, useJobForm } from '@chippage/features/OwnJobs';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { jobsPaths } from '../jobs.paths.ts';
import { t } from '../jobs.words.ts';

/** A form for a new job of the member's company, or for one of its own. */
export default function JobFormRoute() {
  const asked = useSearchParams()[0].get('id');
  const id = asked === null ? undefined : idFrom(asked);
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
