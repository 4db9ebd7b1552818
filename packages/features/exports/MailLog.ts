/** The mails that the site sent to a member. */
export { MailLog, type MailLogProps } from '../src/account/profile/mail-log/MailLog.tsx';
export { mailLogMessages } from '../src/account/profile/mail-log/messages.ts';
export { useMailLog } from '../src/account/profile/mail-log/useMailLog.ts';
