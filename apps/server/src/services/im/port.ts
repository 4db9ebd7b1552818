/** Instant messages, wherever they are. */
export interface InstantMessages {
  /** Messages that a member has not read. Never fails: a badge is not worth an error. */
  countUnread: (member: { id: number; role: string }) => Promise<number>;
}
