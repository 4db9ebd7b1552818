import { useEffect, useState } from 'react';
import type { DiskMemory } from '../../parts/diskMemory.ts';

/**
 * Keeps what is seen in the browser, and gives what was kept when it is wanted.
 * @param key null: nothing is kept or read
 * @param value What is seen now; kept whenever it changes.
 * @param isWanted There is no network.
 */
export function useRemembered<Value>(
  memory: DiskMemory | null,
  key: string | null,
  value: Value | undefined,
  isWanted: boolean,
): { value: Value; time: number } | null {
  const [found, setFound] = useState<{ key: string; value: Value; time: number } | null>(null);
  useEffect(() => {
    if (memory && key !== null && value !== undefined) void memory.write(key, value);
  }, [memory, key, value]);
  useEffect(() => {
    if (!memory || key === null || !isWanted) return undefined;
    let isLeft = false;
    void memory.read(key).then((kept) => {
      // Only what this piece wrote under the name is there.
      if (kept && !isLeft) setFound({ key, value: kept.value as Value, time: kept.time });
    });
    return () => {
      isLeft = true;
    };
  }, [memory, key, isWanted]);
  return found !== null && found.key === key ? found : null;
}
