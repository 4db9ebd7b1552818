import { chosenHotWordsQuery } from '@chippage/api/operator';
import { HotWordsEditor, useHotWordsEditor } from '@chippage/features/HotWordsEditor';
import { useState } from 'react';
import { EditorGuard } from './EditorGuard.tsx';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { wanted } from '../../page/needs.ts';

export const loader = operatorLoader(() => [wanted(chosenHotWordsQuery, {})]);

/** The words under the search. */
export default function HotWordsRoute() {
  return (
    <OperatorPage section="hotWords">
      <BoundHotWords />
    </OperatorPage>
  );
}

function BoundHotWords() {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <HotWordsEditor {...useHotWordsEditor()} onDirtyChange={setDirty} />
      <EditorGuard isDirty={isDirty} />
    </>
  );
}
