import { openReleasesQuery } from '@chippage/api/datasheets';
import { OpenData, useOpenData } from '@chippage/features/OpenData';
import { vital } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { prefetch } from '../../../page/prefetch.ts';

export const loader = prefetch(() => [vital(openReleasesQuery, {})]);

/** The public data, to take away. */
export default function OpenDataRoute() {
  const { origin } = usePageFacts();
  return <OpenData {...useOpenData()} origin={origin} />;
}
