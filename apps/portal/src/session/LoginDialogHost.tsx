import { late } from '@chippage/ui/late';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { QuietBoundary } from '../page/QuietBoundary.tsx';
import { loginDialogAtom, loginExpectedAtom } from '../atoms/loginDialogAtom.ts';

const BoundLoginDialog = late(async () => (await import('../routes/account/login/BoundLoginDialog.tsx')).BoundLoginDialog);

/** The place of the login dialog. Its code is fetched when it is first wanted: most visits never do. */
export function LoginDialogHost() {
  const { isOpen } = useAtomValue(loginDialogAtom);
  const isExpected = useAtomValue(loginExpectedAtom);
  const [isWanted, setWanted] = useState(isOpen);
  if ((isOpen || isExpected) && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <QuietBoundary>
      <BoundLoginDialog />
    </QuietBoundary>
  );
}
