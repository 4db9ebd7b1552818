import { OwnJobs, ownJobStates, useOwnJobs } from '@chippage/features/OwnJobs';
import { useSearchParams } from 'react-router-dom';

/** What the member's company offers. */
export default function OwnJobsRoute() {
  const asked = useSearchParams()[0].get('state');
  const state = ownJobStates.find((each) => each === asked) ?? 'all';
  return <Listed key={state} state={state} />;
}

function Listed({ state }: { state: (typeof ownJobStates)[number] }) {
  return <OwnJobs state={state} {...useOwnJobs(state)} />;
}
