import { atom } from 'jotai';
import type { LoginMode } from '@chippage/features/LoginDialog';

/** Why the dialog is open; the words stand in `messages.ts`. */
export type LoginReason =
  | 'header'
  | 'download'
  | 'page'
  | 'expired'
  | 'member'
  | 'feedback'
  | 'recent'
  | 'follow'
  | 'comment'
  | 'favourite'
  | 'collect'
  | 'cart'
  | 'checkOut'
  | 'arrival'
  | 'bargain'
  | 'upload'
  | 'write'
  | 'bom'
  | 'saveSearch'
  | 'contact';

/** The login dialog: one for the whole portal, opened from anywhere. */
export interface LoginDialogState {
  isOpen: boolean;
  mode: LoginMode;
  reason: LoginReason;
  /** What the visitor meant to do; it happens once the login is done. */
  intent: (() => void) | null;
}

export const loginDialogAtom = atom<LoginDialogState>({ isOpen: false, mode: 'sms', reason: 'header', intent: null });

const expectedAtom = atom(false);

/** Whether the dialog will probably be opened soon, so that it is drawn unseen, as it opens: with the code by SMS. */
export const loginExpectedAtom = atom(
  (get) => get(expectedAtom),
  (get, set, isExpected: boolean) => {
    if (isExpected && !get(loginDialogAtom).isOpen) set(loginModeAtom, 'sms');
    set(expectedAtom, isExpected);
  },
);

/** Whether the dialog is drawn, seen or unseen. It stays what it is when the dialog that was expected opens. */
export const loginDrawnAtom = atom((get) => get(loginDialogAtom).isOpen || get(loginExpectedAtom));

/** The way to log in that the dialog shows. */
export const loginModeAtom = atom(
  (get) => get(loginDialogAtom).mode,
  (_get, set, mode: LoginMode) => set(loginDialogAtom, (was) => ({ ...was, mode })),
);

/** Why the dialog is open. */
export const loginReasonAtom = atom((get) => get(loginDialogAtom).reason);

/** Opens the dialog, always with the code by SMS, because it needs no account. */
export const openLoginAtom = atom(null, (_get, set, { reason, intent = null }: { reason: LoginReason; intent?: (() => void) | null }) => {
  set(loginDialogAtom, { isOpen: true, mode: 'sms', reason, intent });
});
