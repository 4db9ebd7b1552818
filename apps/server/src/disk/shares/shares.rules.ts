import type { ShareState } from '@chippage/api/types';

/** What decides whether a link is open. */
export interface ShareFacts {
  revokedAt: Date | null;
  expiresAt: Date | null;
  downloadLimit: number | null;
  downloadCount: number;
  /** What it leads to; null: it is in the recycle bin, or gone for ever. */
  item: { id: number } | null;
}

/** Whether a link is open, and why it is not. */
export function stateOf({ revokedAt, expiresAt, downloadLimit, downloadCount, item }: ShareFacts, now: Date): ShareState {
  if (revokedAt) return 'revoked';
  if (expiresAt && expiresAt <= now) return 'expired';
  if (!item) return 'gone';
  return downloadLimit !== null && downloadCount >= downloadLimit ? 'usedUp' : 'open';
}
