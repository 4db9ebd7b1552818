/** The corner of the header that is the visitor's or the member's. */
export type { Account, AccountPlaces, EnterpriseStatus } from '../src/shell/account-menu/account.ts';
export { AccountMenu, type AccountMenuProps } from '../src/shell/account-menu/AccountMenu.tsx';
export { accountMenuMessages } from '../src/shell/account-menu/messages.ts';
