import { OwnApplications, useOwnApplications } from '@chippage/features/Jobs';
import { withParams } from '@chippage/features/portalPaths';
import { saveFile } from '../../../page/saveFile.ts';
import { favouritesPaths } from '../../favourites/favourites.paths.ts';

/** What the member applied for. */
export default function OwnApplicationsRoute() {
  return <OwnApplications savedHref={withParams(favouritesPaths.favourites(), { kind: 'job' })} {...useOwnApplications(saveFile)} />;
}
