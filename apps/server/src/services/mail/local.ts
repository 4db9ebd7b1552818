import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { putIntoOutbox } from '../sms/outbox.queries.ts';
import { type Mail, type Mailer, unsubscribeHeaders } from './port.ts';

interface LocalMailOptions {
  db: Db;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'info'>;
  /** Where the mails are also kept as files that a mail program opens. */
  folder: string;
}

/** Keeps mails in the outbox that `/__dev/outbox` shows and as `.eml` files, instead of sending them. */
export function localMail({ db, clock, log, folder }: LocalMailOptions): Mailer {
  return {
    async send({ to, subject, text, messageId, purpose, attachment, unsubscribeUrl }) {
      const at = clock.now();
      await mkdir(folder, { recursive: true });
      const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/[^\w-]/g, '_').slice(0, 40)}.eml`;
      await writeFile(join(folder, name), eml({ to, subject, text, messageId, date: at.toUTCString(), attachment, unsubscribeUrl }), { mode: 0o600 });
      const code = /验证码 (\d{6})/.exec(text)?.[1] ?? '';
      await putIntoOutbox(db, {
        at,
        channel: 'mail',
        recipient: to,
        purpose,
        code,
        text: `${subject}\n\n${text}${attachment ? `\n\n[附件] ${attachment.name}` : ''}`,
      });
      log.info({ purpose }, '邮件（本地）已放入 /__dev/outbox');
    },
    isAvailable: () => true,
    close: () => undefined,
  };
}

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64');
const lines = (content: string | Uint8Array) => base64(content).replaceAll(/.{76}/g, '$&\r\n');
const encoded = (text: string) => `=?utf-8?B?${base64(text)}?=`;

const words = (text: string) => ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64', '', lines(text)];

/** Words and a file, each a part of its own. */
function withFile(text: string, { name, content }: NonNullable<Mail['attachment']>): string[] {
  const between = `part-${createHash('sha256').update(content).digest('hex').slice(0, 24)}`;
  return [
    `Content-Type: multipart/mixed; boundary="${between}"`,
    '',
    `--${between}`,
    ...words(text),
    `--${between}`,
    `Content-Type: application/pdf; name="${encoded(name)}"`,
    `Content-Disposition: attachment; filename="${encoded(name)}"`,
    'Content-Transfer-Encoding: base64',
    '',
    lines(content),
    `--${between}--`,
  ];
}

/** RFC 5322, with what is not ASCII encoded, so that every mail program shows it. */
const eml = ({
  to,
  subject,
  text,
  messageId,
  date,
  attachment,
  unsubscribeUrl,
}: Omit<Mail, 'purpose' | 'attachment' | 'unsubscribeUrl'> & {
  date: string;
  attachment: Mail['attachment'] | undefined;
  unsubscribeUrl: string | undefined;
}) =>
  [
    'From: <local@localhost>',
    `To: <${to}>`,
    `Subject: ${encoded(subject)}`,
    `Message-ID: <${messageId}>`,
    `Date: ${date}`,
    ...(unsubscribeUrl === undefined ? [] : Object.entries(unsubscribeHeaders({ unsubscribeUrl })).map(([name, value]) => `${name}: ${value}`)),
    'MIME-Version: 1.0',
    ...(attachment ? withFile(text, attachment) : words(text)),
    '',
  ].join('\r\n');
