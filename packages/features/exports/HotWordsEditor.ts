/** The words under the search, for the operator. */
export { HotWordsEditor, type HotWordsEditorProps } from '../src/operator/hot-words-editor/HotWordsEditor.tsx';
export { useHotWordsEditor } from '../src/operator/hot-words-editor/useHotWordsEditor.ts';
export { hotWordsEditorMessages } from '../src/operator/hot-words-editor/messages.ts';
