import type { ToastOptions } from '@chippage/ui/Toast';

/** What a site gives the pages of the mall: who is there, a way to log in, and a way to say something. */
export interface MallSite {
  /** Null for a visitor. */
  memberId: number | null;
  /** Says something in passing. */
  notify: (notice: ToastOptions) => void;
  /** Does something that needs a login: at once for a member, after the login for a visitor. */
  requireLogin: (reason: 'arrival' | 'bargain' | 'checkOut' | 'favourite' | 'follow', action: () => void) => void;
}
