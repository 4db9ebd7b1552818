import { Matches, pageIn, useMatches } from '@chippage/features/Matches';
import { withParams } from '@chippage/features/portalPaths';
import { useSearchParams } from 'react-router-dom';
import { inquiriesPaths } from '../inquiries.paths.ts';

/** What others have that the member's company wants, and the other way round. */
export default function MatchesRoute() {
  const [search] = useSearchParams();
  const type = search.get('type') === '0' ? 0 : 1;
  const page = pageIn(search);
  const hrefOf = (next: 0 | 1, nextPage: number) =>
    withParams(inquiriesPaths.matches(), { type: next === 1 ? null : next, page: nextPage === 1 ? null : nextPage });
  return <Matches type={type} page={page} {...useMatches(type, page)} getHref={hrefOf} />;
}
