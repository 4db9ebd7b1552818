import { useOperatorOverview } from '@chippage/features/OperatorFrame';
import { OverviewPanel } from '@chippage/features/OverviewPanel';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { operatorPaths } from './operator.paths.ts';

export const loader = operatorLoader();

/** What waits for the operator. */
export default function OverviewRoute() {
  return (
    <OperatorPage section="overview">
      <Overview />
    </OperatorPage>
  );
}

function Overview() {
  return (
    <OverviewPanel
      overview={useOperatorOverview(true)}
      getHref={(place) => (place === 'suspended' ? operatorPaths.operator('members', { state: 'suspended' }) : operatorPaths.operator(place))}
    />
  );
}
