import { readLogin } from '@chippage/api/session';

const PREFIX = 'draft:';
/** Whose words they are: another member who logs in here does not see them. */
const OWNER = `${PREFIX}owner`;

const memberNow = () => String(readLogin(localStorage)?.id ?? '');

/** What is being typed, kept in this tab; where storage is closed, nothing is. */
export const drafts = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(OWNER) === memberNow() ? sessionStorage.getItem(PREFIX + key) : null;
    } catch {
      return null;
    }
  },
  setItem(key: string, text: string): void {
    try {
      const [owner, now] = [sessionStorage.getItem(OWNER), memberNow()];
      // Who goes on typing after the session has ended is still the one who was here.
      if (owner === null || (now !== '' && owner !== now)) {
        forgetDrafts();
        sessionStorage.setItem(OWNER, now);
      }
      if (text === '') sessionStorage.removeItem(PREFIX + key);
      else sessionStorage.setItem(PREFIX + key, text);
    } catch {
      // Closed or full: the field itself still holds the words.
    }
  },
};

/** Takes all of them out: the member has logged out. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Closed: nothing was kept.
  }
}
