/** The channel on which processes wake each other. */
export const INBOX_CHANNEL = 'inbox';

/** What one process tells the others. */
export type InboxSignal =
  /** There is something new for these members. */
  | { kind: 'wake'; memberIds: number[] }
  /** Somebody is writing to these members; gone when nobody looks. */
  | { kind: 'typing'; memberIds: number[]; conversationId: number; name: string };

/** Numbers that fit into one signal: 8,000 bytes are the most. */
const MOST = 300;

function chunks(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / MOST) }, (_, at) => ids.slice(at * MOST, (at + 1) * MOST));
}

/** The texts that wake members. */
export const wakePayloads = (memberIds: readonly number[]): string[] =>
  chunks(memberIds).map((ids) => JSON.stringify({ kind: 'wake', memberIds: ids } satisfies InboxSignal));

/** The texts that say who is writing. */
export const typingPayloads = (memberIds: readonly number[], what: { conversationId: number; name: string }): string[] =>
  chunks(memberIds).map((ids) => JSON.stringify({ kind: 'typing', memberIds: ids, ...what } satisfies InboxSignal));

/** Reads a signal; null: it is none of ours. */
export function readSignal(payload: string): InboxSignal | null {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null && 'kind' in value && 'memberIds' in value ? (value as InboxSignal) : null;
  } catch {
    return null;
  }
}
