import { ShareCodeCard, useShareCode } from '@chippage/features/ShareCodeCard';

/** The member's own share code. */
export default function ShareRoute() {
  return <ShareCodeCard {...useShareCode()} />;
}
