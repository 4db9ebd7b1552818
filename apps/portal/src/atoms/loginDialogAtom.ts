import { atom } from 'jotai';
import type { LoginMode } from '@chippage/features/LoginDialog';

/** Why the dialog is open; the words stand in `messages.ts`. */
export type LoginReason = 'header' | 'download' | 'page' | 'expired' | 'member' | 'feedback' | 'recent' | 'follow' | 'comment' | 'favour';

/** The login dialog: one for the whole portal, opened from anywhere. */
export interface LoginDialogState {
  isOpen: boolean;
  mode: LoginMode;
  reason: LoginReason;
  /** What the visitor meant to do; it happens once the login is done. */
  intent: (() => void) | null;
}

export const loginDialogAtom = atom<LoginDialogState>({ isOpen: false, mode: 'sms', reason: 'header', intent: null });

/** Whether the dialog will probably be opened soon, so that it draws itself once before. */
export const loginExpectedAtom = atom(false);

/** Opens the dialog, always with the code by SMS, because it needs no account. */
export const openLoginAtom = atom(null, (_get, set, { reason, intent = null }: { reason: LoginReason; intent?: (() => void) | null }) => {
  set(loginDialogAtom, { isOpen: true, mode: 'sms', reason, intent });
});
