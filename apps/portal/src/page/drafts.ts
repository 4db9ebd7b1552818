const PREFIX = 'draft:';

/** What is being typed, kept in this tab; where storage is closed, nothing is. */
export const drafts = {
  getItem(key: string): string | null {
    try {
      return sessionStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  setItem(key: string, text: string): void {
    try {
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
