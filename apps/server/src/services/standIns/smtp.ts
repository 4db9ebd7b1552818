import { SMTPServer } from 'smtp-server';

/** Account that the stand-in knows. */
export const smtpAccount = { user: 'portal', pass: 'smtp-password' };

/** Addresses with a fate; all others receive their mail. */
export const mailFates = { refused: 'refused@example.com', deferred: 'deferred@example.com', dropped: 'dropped@example.com' };

/** A mail server with what it took. */
export interface SmtpStandIn {
  port: number;
  /** Every mail that was taken, also where the answer got lost, with its recipients. */
  taken: { recipients: string[]; message: string }[];
  close: () => Promise<void>;
}

const refuse = (message: string, responseCode: number) => Object.assign(new Error(message), { responseCode });

/** A mail server that wants a login, refuses one recipient, defers another, and hangs up after the mail of a third. */
export async function smtpStandIn(): Promise<SmtpStandIn> {
  const taken: SmtpStandIn['taken'] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ username, password }, _session, answer) {
      if (username === smtpAccount.user && password === smtpAccount.pass) answer(null, { user: username });
      else answer(refuse('authentication failed', 535));
    },
    onRcptTo({ address }, _session, answer) {
      if (address === mailFates.refused) answer(refuse('no such mailbox', 550));
      else if (address === mailFates.deferred) answer(refuse('try again later', 451));
      else answer();
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        taken.push({ recipients, message: Buffer.concat(chunks).toString('utf8') });
        if (recipients.includes(mailFates.dropped)) hangUp(server);
        else answer();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    taken,
    close: () =>
      new Promise((done) => {
        server.close(done);
      }),
  };
}

function hangUp({ connections }: SMTPServer): void {
  // The package's types do not name what a connection is made of.
  for (const connection of connections as Set<{ _socket?: { destroy: () => void } }>) connection._socket?.destroy();
}
