import { ApplyForm, useApplyForm } from '@chippage/features/Jobs';
import { useNavigate, useParams } from 'react-router-dom';
import { idFrom, PageGone, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { jobsPaths } from '../jobs.paths.ts';
import { t } from '../jobs.words.ts';

export const loader: Loader = async ({ params }) => {
  idFrom(params['id']);
  return null;
};

/** A form that applies for a job. */
export default function ApplyRoute() {
  const id = idFrom(useParams()['id']);
  const navigate = useNavigate();
  const notify = useNotify();
  const { isMissing, onApply, ...form } = useApplyForm(id);
  if (isMissing) throw new PageMissing();
  if (form.job.status === 'failed' && form.job.code === 'job.taken_down') throw new PageGone(form.job.message);
  return (
    <ApplyForm
      {...form}
      onApply={async (application) => {
        await onApply(application);
        notify({ tone: 'success', text: t('applied') });
        void navigate(jobsPaths.ownApplications());
      }}
    />
  );
}
