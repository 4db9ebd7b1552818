/** Everything that a member can set about their account. */
export { AccountSettings, type AccountSettingsProps } from '../src/account/account-settings/AccountSettings.tsx';
export { accountSettingsMessages } from '../src/account/account-settings/messages.ts';
export { settingsTypeOf, type SettingsType } from '../src/account/account-settings/settingsType.ts';
export { type AccountSettingsOptions, useAccountSettings } from '../src/account/account-settings/useAccountSettings.ts';
