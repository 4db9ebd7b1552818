import { myDetailQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { applyForJob, jobDetailQuery, ownApplicationsQuery, uploadResume } from '@chippage/api/jobs';
import { useInvalidate } from '@chippage/api/query';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { ApplyFormProps } from './ApplyForm.tsx';

/** Binds `ApplyForm` to the API. `isMissing`: there is no such job. */
export function useApplyForm(jobId: number): ApplyFormProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, isMissing } = useDetail(jobDetailQuery, { id: jobId });
  const { data: mine } = myDetailQuery.use({});
  return {
    job: value,
    isMissing,
    mobile: mine?.mobile ?? null,
    onUpload: (file, { signal, onProgress }) => uploadResume({ file, name: file.name }, { client, signal, onProgress }),
    onApply: async (application) => {
      await applyForJob({ jobId, ...application }, { client });
      await Promise.all([invalidate(jobDetailQuery), invalidate(ownApplicationsQuery)]);
    },
  };
}
