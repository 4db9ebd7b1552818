import { ShareCodeCard, useShareCode } from '@chippage/features/ShareCodeCard';
import { MemberPage } from '../../../layouts/MemberPage.tsx';

/** The member's own share code. */
export default function ShareRoute() {
  return (
    <MemberPage>
      <Share />
    </MemberPage>
  );
}

function Share() {
  return <ShareCodeCard {...useShareCode()} />;
}
