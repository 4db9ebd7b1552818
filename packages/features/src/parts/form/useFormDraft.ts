import { useEffect, useState } from 'react';
import { useDrafts } from './DraftsProvider.tsx';
import { formDraft } from './formDraft.ts';

/** What is typed into a form of several fields. */
export interface TypedInput<Input extends object> {
  input: Input;
  change: (part: Partial<Input>) => void;
  /** Whether it began with what was typed before and not sent. */
  isRestored: boolean;
  /** Gives up what was typed, here and where it is kept: after it was sent, or when it is not wanted. */
  forget: () => void;
}

/**
 * What is typed into a form that `useForm` does not hold: it outlives closing, reloading and the end of a session.
 * @param key What it is about, e.g. `shipment:7`.
 * @param initial What the fields hold when nothing was kept; read once.
 */
export function useFormDraft<Input extends object>(key: string, initial: Input): TypedInput<Input> {
  const store = useDrafts();
  const [first] = useState(initial);
  const [draft] = useState(() => formDraft(store, key, first));
  const [typed, setTyped] = useState<Partial<Input>>({});
  const [isRestored, setRestored] = useState(false);
  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const before = draft.read();
    if (Object.keys(before).length === 0) return;
    setTyped(before);
    setRestored(true);
  }, [draft]);
  const keep = (next: Partial<Input>) => {
    setTyped(next);
    draft.write(next);
  };
  return {
    input: { ...first, ...typed },
    change: (part) => keep({ ...typed, ...part }),
    isRestored,
    forget: () => {
      keep({});
      setRestored(false);
    },
  };
}
