import { documentMarks, type DocumentMarkName } from '@chippage/api/articleDocument';
import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';

/** What a line of text is, for the menu of styles. */
export type LineStyle = 'paragraph' | 'heading2' | 'heading3' | 'heading4' | 'blockquote' | 'codeBlock';

/** What holds at the caret. */
export interface TextState {
  marks: readonly DocumentMarkName[];
  line: LineStyle;
  list: 'bulletList' | 'orderedList' | null;
  isInTable: boolean;
  /** The language of the code around the caret; undefined: there is none around. */
  language: string | null | undefined;
  href: string | null;
  canUndo: boolean;
  canRedo: boolean;
}

const markNames = Object.keys(documentMarks) as DocumentMarkName[];

/** Reads what holds at the caret. It is read with every key, so it looks only at what is around the caret. */
export function textStateOf(editor: Editor): TextState {
  const { $from } = editor.state.selection;
  const around = Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth).type.name);
  const { parent } = $from;
  const line: LineStyle =
    parent.type.name === 'heading'
      ? (`heading${String(parent.attrs['level'])}` as LineStyle)
      : parent.type.name === 'codeBlock'
        ? 'codeBlock'
        : around.includes('blockquote')
          ? 'blockquote'
          : 'paragraph';
  const list = around.findLast((name) => name === 'bulletList' || name === 'orderedList');
  return {
    marks: markNames.filter((name) => editor.isActive(name)),
    line,
    list: list === 'bulletList' || list === 'orderedList' ? list : null,
    isInTable: around.includes('table'),
    language: parent.type.name === 'codeBlock' ? (parent.attrs['language'] as string | null) : undefined,
    href: (editor.getAttributes('link')['href'] as string | undefined) ?? null,
    // `editor.can()` would build every command of the editor twice.
    canUndo: undoDepth(editor.state) > 0,
    canRedo: redoDepth(editor.state) > 0,
  };
}
