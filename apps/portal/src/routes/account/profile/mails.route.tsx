import { MailLog, useMailLog } from '@chippage/features/MailLog';
import { MemberPage } from '../../../layouts/MemberPage.tsx';
import { t } from '../account.words.ts';

/** Mails that the site sent to the member. */
export default function MailsRoute() {
  return (
    <MemberPage section="mails" title={t('mails')}>
      <Mails />
    </MemberPage>
  );
}

function Mails() {
  return <MailLog {...useMailLog()} />;
}
