import { AdapterError, type AdapterErrorKind } from '../adapterError.ts';
import type { Outgoing } from '../outgoing.ts';
import { type Mailer, unsubscribeHeaders } from './port.ts';

/** Settings of a mail server. */
export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://…:587` which is upgraded to TLS. */
  url: string;
  /** Sender, e.g. `芯页 <no-reply@example.com>`. */
  from: string;
  timeoutMs?: number;
  /** False only for a stand-in without certificates. @default true */
  isEncrypted?: boolean;
}

/** Failures in a row after which pages say that mails do not go out. */
const DOWN_AFTER = 3;

/** Sends through an SMTP server. Ports 465 and 587: 25 is closed at most clouds. */
export async function smtpMail({ url, from, timeoutMs = 10_000, isEncrypted = true }: SmtpSettings, outgoing: Outgoing): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ url, pool: true, maxConnections: 3, ...times, ...(isEncrypted ? { requireTLS: true } : { ignoreTLS: true }) });
  let failures = 0;
  return {
    async send({ to, subject, text, messageId, attachment, ...more }) {
      try {
        await outgoing('send', async () => {
          try {
            // An address given as an object is never parsed for a second one, and nothing is read from files or addresses.
            const guarded = { disableFileAccess: true, disableUrlAccess: true };
            const headers = unsubscribeHeaders(more);
            const attachments = attachment ? [{ filename: attachment.name, content: Buffer.from(attachment.content), contentType: 'application/pdf' }] : [];
            await transport.sendMail({ from, to: { name: '', address: to }, subject, text, messageId: `<${messageId}>`, attachments, headers, ...guarded });
          } catch (error) {
            throw readSmtpError(error);
          }
        });
        failures = 0;
      } catch (error) {
        if (!(error instanceof AdapterError && error.kind === 'rejected')) failures += 1;
        throw error;
      }
    },
    isAvailable: () => failures < DOWN_AFTER,
    close: () => transport.close(),
  };
}

/** A reply beginning with 5 is final for this recipient; one with 4 asks to come again; a refused login is our mistake. */
function readSmtpError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  const code = 'code' in error ? String(error.code) : '';
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 0;
  const kind = kindOf(code, status);
  return kind === null ? error : new AdapterError(kind, error.message.slice(0, 200), status === 0 ? code : `${status}`, { cause: error });
}

function kindOf(code: string, status: number): AdapterErrorKind | null {
  if (code === 'EAUTH' || code === 'ETLS' || status === 530 || status === 535) return 'misconfigured';
  if (code === 'ETIMEDOUT') return 'timeout';
  if (status >= 500 && status < 600) return 'rejected';
  return status >= 400 ? 'rate_limited' : null;
}
