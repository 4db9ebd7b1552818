import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { type TextState, textStateOf } from './textState.ts';

/** What holds at the caret, drawn anew only when it is another: most keys change nothing of it. */
export function useTextState(editor: Editor): TextState {
  const [state, setState] = useState(() => textStateOf(editor));
  useEffect(() => {
    let last = JSON.stringify(textStateOf(editor));
    const look = () => {
      const next = textStateOf(editor);
      const key = JSON.stringify(next);
      if (key === last) return;
      last = key;
      setState(next);
    };
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor]);
  return state;
}
