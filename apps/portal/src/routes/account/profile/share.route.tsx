import { ShareCodeCard, useShareCode } from '@chippage/features/ShareCodeCard';
import { MemberPage } from '../../../layouts/MemberPage.tsx';
import { t } from '../account.words.ts';

/** The member's own share code. */
export default function ShareRoute() {
  return (
    <MemberPage section="share" title={t('share')}>
      <Share />
    </MemberPage>
  );
}

function Share() {
  return <ShareCodeCard {...useShareCode()} />;
}
