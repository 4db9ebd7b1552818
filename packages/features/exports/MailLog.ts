/** The mails that the site sent to a member. */
export { MailLog, type MailLogProps } from '../src/account/mail-log/MailLog.tsx';
export { mailLogMessages } from '../src/account/mail-log/messages.ts';
export { useMailLog } from '../src/account/mail-log/useMailLog.ts';
