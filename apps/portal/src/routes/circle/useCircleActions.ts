import type { CirclePost } from '@chippage/api/types';
import { usePageFacts } from '../../page/PageContext.ts';
import { usePageActions } from '../../session/usePageActions.ts';
import { circlePaths } from './circle.paths.ts';

/** What posts need of the page that they stand on. */
export function useCircleActions(onRemoved?: (post: CirclePost) => void) {
  const { origin } = usePageFacts();
  const actions = usePageActions('follow');
  return { ...actions, addressOf: (id: number) => `${origin}${circlePaths.circlePost(id)}`, ...(onRemoved && { onRemoved }) };
}
