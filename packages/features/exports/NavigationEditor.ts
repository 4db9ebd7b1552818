/** The header's links, for the operator. */
export { NavigationEditor, type NavigationEditorProps, type NavigationList } from '../src/operator/navigation-editor/NavigationEditor.tsx';
export { useNavigationEditor } from '../src/operator/navigation-editor/useNavigationEditor.ts';
export { navigationEditorMessages } from '../src/operator/navigation-editor/messages.ts';
