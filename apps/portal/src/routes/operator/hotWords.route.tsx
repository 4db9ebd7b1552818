import { chosenHotWordsQuery } from '@chippage/api/operator';
import { HotWordsEditor, useHotWordsEditor } from '@chippage/features/HotWordsEditor';
import { useState } from 'react';
import { EditorGuard } from './EditorGuard.tsx';
import { wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';

export const loader = prefetch(() => [wanted(chosenHotWordsQuery, {})]);

/** The words under the search. */
export default function HotWordsRoute() {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <HotWordsEditor {...useHotWordsEditor()} onDirtyChange={setDirty} />
      <EditorGuard isDirty={isDirty} />
    </>
  );
}
