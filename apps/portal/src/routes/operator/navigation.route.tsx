import { NavigationEditor, useNavigationEditor } from '@chippage/features/NavigationEditor';
import { useState } from 'react';
import { OperatorPage } from './OperatorPage.tsx';
import { operatorLoader } from './operatorLoader.ts';
import { UnsavedGuard } from '../../page/UnsavedGuard.tsx';

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
      <UnsavedGuard isDirty={isDirty} />
    </>
  );
}
