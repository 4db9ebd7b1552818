/** One mail in plain text. */
export interface Mail {
  /** One address. */
  to: string;
  subject: string;
  text: string;
  /** The same for every attempt to send the same mail, so that servers can drop a second copy. */
  messageId: string;
  purpose: string;
}

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
