import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/connect.ts';
import { putIntoOutbox } from '../sms/outbox.queries.ts';
import type { Mailer } from './port.ts';

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
    async send({ to, subject, text, messageId, purpose }) {
      const at = clock.now();
      await mkdir(folder, { recursive: true });
      const name = `${at.toISOString().replaceAll(/[:.]/g, '-')}-${messageId.replaceAll(/[^\w-]/g, '_').slice(0, 40)}.eml`;
      await writeFile(join(folder, name), eml({ to, subject, text, messageId, date: at.toUTCString() }), { mode: 0o600 });
      const code = /验证码 (\d{6})/.exec(text)?.[1] ?? '';
      await putIntoOutbox(db, { at, channel: 'mail', recipient: to, purpose, code, text: `${subject}\n\n${text}` });
      log.info({ purpose }, '邮件（本地）已放入 /__dev/outbox');
    },
    isAvailable: () => true,
    close: () => undefined,
  };
}

const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');

/** RFC 5322, with what is not ASCII encoded, so that every mail program shows it. */
const eml = ({ to, subject, text, messageId, date }: { to: string; subject: string; text: string; messageId: string; date: string }) =>
  [
    'From: <local@localhost>',
    `To: <${to}>`,
    `Subject: =?utf-8?B?${base64(subject)}?=`,
    `Message-ID: <${messageId}>`,
    `Date: ${date}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replaceAll(/.{76}/g, '$&\r\n'),
    '',
  ].join('\r\n');
