/** One mail in plain text. */
export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  /** The same for every attempt to send the same mail, so that servers can drop a second copy. */
  messageId: string;
  purpose: string;
  /** A PDF that goes along. */
  attachment?: { name: string; content: Uint8Array };
  /** Stops mails like it with one POST (RFC 8058). */
  unsubscribeUrl?: string;
}

/** The heads with which mail programs offer to stop mails like it. */
export const unsubscribeHeaders = ({ unsubscribeUrl }: Pick<Mail, 'unsubscribeUrl'>): Record<string, string> =>
  unsubscribeUrl === undefined ? {} : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

/** Sends mails. */
export interface Mailer {
  /**
   * Hands one mail to the server.
   * @throws AdapterError `rejected` for an address that takes no mail; then another attempt makes no sense.
   */
  send: (mail: Mail) => Promise<void>;
  /** False while the last attempts all failed: a page can say so instead of letting people wait. */
  isAvailable: () => boolean;
  close: () => void;
}
