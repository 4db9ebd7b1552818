/** Instant messages, wherever they are. */
export interface InstantMessages {
  /** Messages that members have not read, by the member's number. Never fails: a badge is not worth an error. */
  countUnread: (members: readonly { id: number; role: string }[]) => Promise<ReadonlyMap<number, number>>;
}
