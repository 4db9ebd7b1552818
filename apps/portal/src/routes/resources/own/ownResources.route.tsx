import { OwnResources, ownResourceStates, useOwnResources } from '@chippage/features/OwnResources';
import { withParams } from '@chippage/features/portalPaths';
import { useSearchParams } from 'react-router-dom';
import { resourcesPaths } from '../resources.paths.ts';

/** What the member handed in. */
export default function OwnResourcesRoute() {
  const asked = useSearchParams()[0].get('state');
  const state = ownResourceStates.find((each) => each === asked) ?? 'all';
  return (
    <OwnResources
      key={state}
      state={state}
      getHref={(id) => withParams(resourcesPaths.ownResources(), { state: id === 'all' ? null : id })}
      {...useOwnResources(state)}
    />
  );
}
