import { BoundNotices } from './BoundNotices.tsx';

/** The inbox; the account menu opens it in a window of its own. */
export default function InboxRoute() {
  return <BoundNotices />;
}
