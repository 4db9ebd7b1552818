/** The pages that operators write. */
export { PageEditor, type PageEditorProps } from '../src/operator/page-editor/PageEditor.tsx';
export { usePageEditor } from '../src/operator/page-editor/usePageEditor.ts';
export { pageEditorMessages } from '../src/operator/page-editor/messages.ts';
