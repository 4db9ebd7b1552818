/** The site's settings, for the operator. */
export { SettingsEditor, type SettingsEditorProps } from '../src/operator/settings-editor/SettingsEditor.tsx';
export { useSettingsEditor } from '../src/operator/settings-editor/useSettingsEditor.ts';
export { settingsEditorMessages } from '../src/operator/settings-editor/messages.ts';
