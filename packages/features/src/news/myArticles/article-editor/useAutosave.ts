import { ApiError } from '@chippage/api/errors';
import { startTransition, useEffect, useRef, useState } from 'react';

/** How it stands with what is written. */
export type SaveState =
  /** Nothing was written yet. */
  | { status: 'untouched' }
  /** Written, and kept in this browser alone. */
  | { status: 'writing' }
  | { status: 'saving' }
  | { status: 'saved'; time: string }
  /** It is tried again by itself. */
  | { status: 'failed'; message: string }
  /** What is written cannot be taken as it is; it is tried again once it is another. */
  | { status: 'refused'; message: string }
  /** The session has ended: it is saved after the next login. */
  | { status: 'ended' }
  /** Somebody saved a newer version meanwhile, e.g. in another tab. */
  | { status: 'conflict'; version: number; time: string };

/** What saving by itself needs. */
export interface AutosaveOptions {
  /** Whether a session is there. */
  isMember: boolean;
  /** Keeps what is written in this browser. */
  keep: () => void;
  /** Saves what is written. @returns when it was saved. @throws ApiError */
  save: () => Promise<string>;
  /** All of it is saved: what this browser keeps is not needed any more. */
  onSaved: () => void;
}

/** Saves by itself. */
export interface Autosave {
  state: SaveState;
  /** Whether something is written that is not saved. */
  isDirty: boolean;
  /** Something was written. */
  changed: () => void;
  /** Saves at once. @returns whether all of it is saved */
  saveNow: () => Promise<boolean>;
  /** A newer version was looked at, and what stands here is to be saved over it. */
  settle: () => void;
}

const KEEP_MS = 300;
const SAVE_MS = 3_000;
/** Whoever writes without a rest is saved as well. */
const LONGEST_MS = 10_000;
const RETRY_MS = [5_000, 15_000, 60_000] as const;

const thisMoment = () => Date.now();

/** What an error means for what is written. */
export function stateOfFailure(error: unknown): SaveState {
  if (!(error instanceof ApiError)) return { status: 'failed', message: '' };
  const { status, message, data } = error;
  if (status === 401) return { status: 'ended' };
  if (status === 409 && data?.version !== undefined && data.saveTime !== undefined) return { status: 'conflict', version: data.version, time: data.saveTime };
  const isPassing = status === 0 || status >= 500 || status === 429 || status === 408;
  return { status: isPassing ? 'failed' : 'refused', message };
}

/**
 * Saves what is written a few seconds after the keys have rested, keeps it in this browser before that, tries again what failed, and waits
 * with it over the end of a session. It never saves twice at once.
 */
export function useAutosave(options: AutosaveOptions): Autosave {
  const { isMember } = options;
  const [state, setState] = useState<SaveState>({ status: 'untouched' });
  const [isDirty, setDirty] = useState(false);
  const newest = useRef(options);
  newest.current = options;
  const status = useRef<SaveState['status']>('untouched');
  const written = useRef(0);
  const saved = useRef(0);
  const tries = useRef(0);
  const dirtySince = useRef(0);
  const timers = useRef<{ keep?: ReturnType<typeof setTimeout>; save?: ReturnType<typeof setTimeout> }>({});
  const under = useRef<Promise<boolean> | null>(null);

  const become = (next: SaveState) => {
    status.current = next.status;
    // The next key does not wait for what shows it.
    startTransition(() => setState(next));
  };
  const soon = (ms: number) => {
    clearTimeout(timers.current.save);
    timers.current.save = setTimeout(() => void saveNow(), ms);
  };
  const attempt = async (): Promise<boolean> => {
    const at = written.current;
    become({ status: 'saving' });
    try {
      const time = await newest.current.save();
      saved.current = at;
      tries.current = 0;
      if (written.current !== at) {
        become({ status: 'writing' });
        dirtySince.current = thisMoment();
        soon(SAVE_MS);
        return false;
      }
      become({ status: 'saved', time });
      clearTimeout(timers.current.keep);
      delete timers.current.keep;
      startTransition(() => setDirty(false));
      newest.current.onSaved();
      return true;
    } catch (error) {
      const next = stateOfFailure(error);
      become(next);
      if (next.status === 'failed') soon(RETRY_MS[Math.min(tries.current++, RETRY_MS.length - 1)] ?? SAVE_MS);
      // What was written meanwhile may be taken.
      else if (next.status === 'refused' && written.current !== at) soon(SAVE_MS);
      return false;
    }
  };
  const saveNow = async (): Promise<boolean> => {
    clearTimeout(timers.current.save);
    if (under.current) await under.current;
    if (written.current === saved.current) return true;
    if (status.current === 'conflict') return false;
    if (!newest.current.isMember) {
      become({ status: 'ended' });
      return false;
    }
    under.current = attempt();
    try {
      return await under.current;
    } finally {
      under.current = null;
    }
  };
  const changed = () => {
    if (written.current === saved.current) {
      dirtySince.current = Date.now();
      startTransition(() => setDirty(true));
    }
    written.current += 1;
    timers.current.keep ??= setTimeout(() => {
      delete timers.current.keep;
      newest.current.keep();
    }, KEEP_MS);
    if (status.current === 'conflict' || status.current === 'ended' || under.current) return;
    if (status.current !== 'failed') {
      // Said once: every key would draw the whole form anew.
      if (status.current !== 'writing') become({ status: 'writing' });
      soon(Math.max(0, Math.min(SAVE_MS, dirtySince.current + LONGEST_MS - Date.now())));
    }
  };
  const latest = useRef(saveNow);
  latest.current = saveNow;

  // Somebody logged in again, or the network is back.
  useEffect(() => {
    if (isMember && status.current === 'ended') void latest.current();
  }, [isMember]);
  useEffect(() => {
    const own = timers.current;
    const again = () => void (status.current === 'failed' && latest.current());
    // Closing may be the last moment: what waits to be kept is kept now.
    const flush = () => {
      if (own.keep === undefined) return;
      clearTimeout(own.keep);
      delete own.keep;
      newest.current.keep();
    };
    window.addEventListener('online', again);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      flush();
      clearTimeout(own.save);
      window.removeEventListener('online', again);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
  }, []);
  return {
    state,
    isDirty,
    changed,
    saveNow,
    settle: () => {
      become({ status: 'writing' });
      void latest.current();
    },
  };
}
