/** How a visitor wants pages to behave. */
export type { AccessibilityChoices } from '../src/site/accessibility-settings/accessibilityChoices.ts';
export { AccessibilitySettings, type AccessibilitySettingsProps } from '../src/site/accessibility-settings/AccessibilitySettings.tsx';
export { accessibilitySettingsMessages } from '../src/site/accessibility-settings/messages.ts';
