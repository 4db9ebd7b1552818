import { MailLog, useMailLog } from '@chippage/features/MailLog';
import { MemberPage } from '../../../layouts/MemberPage.tsx';

/** Mails that the site sent to the member. */
export default function MailsRoute() {
  return (
    <MemberPage>
      <Mails />
    </MemberPage>
  );
}

function Mails() {
  return <MailLog {...useMailLog()} />;
}
