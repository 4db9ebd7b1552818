import { shellPaths as shared, withParams } from '@chippage/features/portalPaths';
import type { Carried } from '../../addresses/carried.ts';
import { shellPaths } from '../shell/shell.paths.ts';

/** Numbers of the sections of the account settings, as addresses name them. */
export const ACCOUNT_SETTING = { bindings: 7 } as const;

/** The addresses of an account and its settings. */
export const accountPaths = {
  userCenter: shared.userCenter,
  accountManagement: shellPaths.accountManagement,
  register: shellPaths.register,
  forgotPassword: ({ fromswb }: Carried = {}) => withParams('/register', { isForget: 'true', fromswb }),
  /** Where a mailed link to a new password leads; the ticket follows in `?ticket=`. */
  resetPassword: () => '/resetPassword',
  socialReturn: shellPaths.socialReturn,
  /** Account settings, opened at one of their sections; see {@link ACCOUNT_SETTING}. */
  accountSetting: (type?: number) => withParams('/userCenter/accountSetting', { type }),
  /** Mails that the site sent to the member. */
  mails: () => '/userCenter/mails',
  /** The member's own share code. */
  share: () => '/userCenter/share',
};
