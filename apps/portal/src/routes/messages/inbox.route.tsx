import { BoundNotices } from './BoundNotices.tsx';

/** The inbox in a window of its own. */
export default function InboxRoute() {
  return <BoundNotices />;
}
