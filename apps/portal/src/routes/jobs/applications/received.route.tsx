import { JobApplications, receivedStates, useJobApplications } from '@chippage/features/OwnJobs';
import { useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { saveFile } from '../../../page/saveFile.ts';

const jobIn = (search: URLSearchParams) => idFrom(search.get('id') ?? undefined);

export const loader: Loader = async ({ request }) => {
  jobIn(new URL(request.url).searchParams);
  return null;
};

/** Who applied for a post of the member's company. */
export default function ReceivedRoute() {
  const [search] = useSearchParams();
  const jobId = jobIn(search);
  const state = receivedStates.find((each) => each === search.get('state')) ?? 'all';
  return <Received key={`${jobId} ${state}`} jobId={jobId} state={state} />;
}

function Received({ jobId, state }: { jobId: number; state: (typeof receivedStates)[number] }) {
  const { isMissing, ...received } = useJobApplications({ jobId, state, saveFile });
  if (isMissing) throw new PageMissing();
  return <JobApplications state={state} {...received} />;
}
