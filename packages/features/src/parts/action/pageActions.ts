import type { ToastOptions } from '@chippage/ui/Toast';

/** Does something that needs a login: at once for a member, after the login for a visitor. */
export type LoginDemand = (action: () => void) => void;

/** What a page gives to a hook that acts for the visitor. */
export interface PageActions {
  demandLogin: LoginDemand;
  /** Says in the corner of the page what came of it. */
  notify: (notice: ToastOptions) => void;
}
