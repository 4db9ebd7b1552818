interface Gathering {
  /** Members that are handed over together at most. */
  together: number;
  /** Handings that are under way at the same time at most. */
  atOnce: number;
  work: (memberIds: readonly number[]) => Promise<void>;
  onFailure: (memberIds: readonly number[], error: unknown) => void;
}

/**
 * Gathers members and hands them to a work: all that wait by the time there is room. Who comes while they are being worked on
 * may have been missed, and is worked on once more.
 */
export function gather({ together, atOnce, work, onFailure }: Gathering): (memberIds: Iterable<number>) => void {
  const waiting = new Set<number>();
  const busy = new Set<number>();
  let underWay = 0;
  const next = () => {
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
          next();
        });
    }
  };
  return (memberIds) => {
    for (const memberId of memberIds) waiting.add(memberId);
    next();
  };
}
