/** Asks before anything that is not needed is kept or sent. */
export { type ConsentChoice, ConsentPanel, type ConsentPanelProps } from '../src/shell/consent-panel/ConsentPanel.tsx';
export { ConsentSettings, type ConsentSettingsProps } from '../src/shell/consent-settings/ConsentSettings.tsx';
export { consentPanelMessages } from '../src/shell/consent-panel/messages.ts';
export { consentSettingsMessages } from '../src/shell/consent-settings/messages.ts';
