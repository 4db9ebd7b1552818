import { MailLog, useMailLog } from '@chippage/features/MailLog';

/** Mails that the site sent to the member. */
export default function MailsRoute() {
  return <MailLog {...useMailLog()} />;
}
