import { NavigationEditor, useNavigationEditor } from '@chippage/features/NavigationEditor';
import { useState } from 'react';
import { EditorGuard } from './EditorGuard.tsx';

/** The header's links. */
export default function NavigationRoute() {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <NavigationEditor {...useNavigationEditor()} onDirtyChange={setDirty} />
      <EditorGuard isDirty={isDirty} />
    </>
  );
}
