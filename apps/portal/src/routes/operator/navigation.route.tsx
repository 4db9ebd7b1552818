import { NavigationEditor, useNavigationEditor } from '@chippage/features/NavigationEditor';
import { useState } from 'react';
import { EditorGuard } from './EditorGuard.tsx';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';

export const loader = operatorLoader();

/** The header's links. */
export default function NavigationRoute() {
  return (
    <OperatorPage section="navigation">
      <BoundNavigation />
    </OperatorPage>
  );
}

function BoundNavigation() {
  const [isDirty, setDirty] = useState(false);
  return (
    <>
      <NavigationEditor {...useNavigationEditor()} onDirtyChange={setDirty} />
      <EditorGuard isDirty={isDirty} />
    </>
  );
}
