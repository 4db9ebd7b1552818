import { OwnPosts, useOwnPosts } from '@chippage/features/OwnCircle';
import { useCircleActions } from '../useCircleActions.ts';

/** What the member posted. */
export default function OwnPostsRoute() {
  return <OwnPosts {...useOwnPosts(useCircleActions())} />;
}
