import { OwnTrends, useOwnTrends } from '@chippage/features/OwnCircle';
import { useSearchParams } from 'react-router-dom';
import { usePageActions } from '../../../session/usePageActions.ts';

/** The member's own posts. */
export default function OwnTrendsRoute() {
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  return <OwnTrends {...useOwnTrends(Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1, usePageActions('follow'))} />;
}
