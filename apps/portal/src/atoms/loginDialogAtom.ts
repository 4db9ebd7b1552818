import { atom } from 'jotai';

/** Why the dialog is open; the words stand in `routes/messages`. */
export type LoginReason = 'header' | 'download' | 'page' | 'expired';

/** The login dialog: one for the whole portal, opened from anywhere. */
export interface LoginDialogState {
  isOpen: boolean;
  mode: 'sms' | 'password' | 'qr';
  reason: LoginReason;
  /** What the visitor meant to do; it happens once the login is done. */
  intent: (() => void) | null;
}

/** The state of a dialog that nobody asked for. */
export const closedLoginDialog: LoginDialogState = { isOpen: false, mode: 'sms', reason: 'header', intent: null };

export const loginDialogAtom = atom<LoginDialogState>(closedLoginDialog);

/** Opens the dialog, always with the code by SMS, because it needs no account. */
export const openLoginAtom = atom(null, (_get, set, { reason, intent = null }: { reason: LoginReason; intent?: (() => void) | null }) => {
  set(loginDialogAtom, { isOpen: true, mode: 'sms', reason, intent });
});
