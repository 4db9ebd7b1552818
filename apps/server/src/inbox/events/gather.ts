interface Gathering {
  /** Members that are handed over together at most. */
  together: number;
  /** Handings that are under way at the same time at most. */
  atOnce: number;
  /** Milliseconds for which the first of them waits for others. @default 0 */
  waitMs?: number;
  work: (memberIds: readonly number[]) => Promise<void>;
  onFailure: (memberIds: readonly number[], error: unknown) => void;
}

/**
 * Gathers members and hands them to a work: all that wait by the time there is room. Who comes while they are being worked on
 * may have been missed, and is worked on once more.
 */
export function gather({ together, atOnce, waitMs = 0, work, onFailure }: Gathering): (memberIds: Iterable<number>) => void {
  const waiting = new Set<number>();
  const busy = new Set<number>();
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    if (waitMs === 0) next();
    else if (waiting.size > 0) timer ??= setTimeout(next, waitMs);
  };
  const next = () => {
    timer = undefined;
    while (underWay < atOnce) {
      const memberIds = [...waiting].filter((memberId) => !busy.has(memberId)).slice(0, together);
      if (memberIds.length === 0) return;
      for (const memberId of memberIds) {
        waiting.delete(memberId);
        busy.add(memberId);
      }
      underWay += 1;
      void work(memberIds)
        .catch((error: unknown) => onFailure(memberIds, error))
        .finally(() => {
          underWay -= 1;
          for (const memberId of memberIds) busy.delete(memberId);
          soon();
        });
    }
  };
  return (memberIds) => {
    for (const memberId of memberIds) waiting.add(memberId);
    soon();
  };
}
