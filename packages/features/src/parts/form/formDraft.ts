import type { DraftStore } from './useDraft.ts';

/** Where one form keeps what was changed in it. Never for passwords or codes. */
export interface FormDraft<Input extends object> {
  read: () => Partial<Input>;
  write: (changed: Partial<Input>) => void;
}

/**
 * What was changed in a form, as one text of a store.
 * @param store Absent: nothing is kept.
 * @param initial Names the fields; what is kept of others, or is of another type, is left out.
 */
export function formDraft<Input extends object>(store: DraftStore | undefined, key: string | undefined, initial: Input): FormDraft<Input> {
  return {
    read() {
      const text = key === undefined ? null : store?.getItem(key);
      if (!text) return {};
      try {
        const kept: unknown = JSON.parse(text);
        if (typeof kept !== 'object' || kept === null) return {};
        const known = Object.entries(kept).filter(([name, value]) => name in initial && typeof value === typeof initial[name as keyof Input]);
        return Object.fromEntries(known) as Partial<Input>;
      } catch {
        return {};
      }
    },
    write(changed) {
      if (key !== undefined) store?.setItem(key, Object.keys(changed).length === 0 ? '' : JSON.stringify(changed));
    },
  };
}
