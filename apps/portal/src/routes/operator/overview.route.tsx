import { useOperatorOverview } from '@chippage/features/OperatorFrame';
import { OverviewPanel } from '@chippage/features/OverviewPanel';
import { operatorPaths } from './operator.paths.ts';

/** What waits for the operator. */
export default function OverviewRoute() {
  return (
    <OverviewPanel
      overview={useOperatorOverview(true)}
      getHref={(place) => (place === 'suspended' ? operatorPaths.operator('members', { state: 'suspended' }) : operatorPaths.operator(place))}
    />
  );
}
