/** Everything that a member can set about their account. */
export { AccountSettings, type AccountSettingsProps } from '../src/account/profile/account-settings/AccountSettings.tsx';
export { accountSettingsMessages } from '../src/account/profile/account-settings/messages.ts';
export { settingsTypeOf, type SettingsType } from '../src/account/profile/account-settings/settingsType.ts';
export { type AccountSettingsOptions, useAccountSettings } from '../src/account/profile/account-settings/useAccountSettings.ts';
