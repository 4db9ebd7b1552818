/** What several parts of the page share, under the names of the specification. */
import type { EnterpriseStatus } from '@chippage/api/types';
import type { LoginMode } from '@chippage/features/LoginDialog';
import { atom } from 'jotai';
import { loginDialogAtom } from './loginDialogAtom.ts';

/** Numbers of the ways to log in: 1 SMS, 2 WeChat, 3 password. */
export type LoginType = 1 | 2 | 3;

const modes = ['sms', 'wechat', 'password'] as const satisfies readonly LoginMode[];
const types: Readonly<Record<LoginMode, LoginType>> = { sms: 1, wechat: 2, password: 3 };

/**
 * `loginModalStatus`: whether the login dialog is open.
 * @public named by the specification
 */
export const loginModalStatusAtom = atom(
  (get) => get(loginDialogAtom).isOpen,
  (_get, set, isOpen: boolean) => set(loginDialogAtom, (was) => ({ ...was, isOpen, intent: isOpen ? was.intent : null })),
);

/**
 * `loginType`: the way to log in that the dialog shows.
 * @public named by the specification
 */
export const loginTypeAtom = atom(
  (get) => types[get(loginDialogAtom).mode],
  (_get, set, type: LoginType) => set(loginDialogAtom, (was) => ({ ...was, mode: modes[type - 1] ?? 'sms' })),
);

/** What a member has not read: notices of the site and instant messages. */
export interface UnReadData {
  notices: number;
  messages: number;
}

/** `unReadData`, kept by the poll. */
export const unReadDataAtom = atom<UnReadData>({ notices: 0, messages: 0 });

/** The one number that is shown. */
export const unReadTotalAtom = atom((get) => {
  const { notices, messages } = get(unReadDataAtom);
  return notices + messages;
});

/** `enterpriseStatus`: undefined until it was asked for, null for a member whose company was never verified. */
export const enterpriseStatusAtom = atom<EnterpriseStatus | null | undefined>(undefined);

/** `cartNum`: things in the member's cart. */
export const cartNumAtom = atom(0);
