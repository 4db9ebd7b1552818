import { BoundNotices } from './BoundNotices.tsx';

/** Notices of the site to the member. */
export default function NoticesRoute() {
  return <BoundNotices />;
}
