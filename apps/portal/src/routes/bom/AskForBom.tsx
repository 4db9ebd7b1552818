import { AskButton, useAskLines } from '@chippage/features/AskLines';
import { type BomWork, demandsOf } from '@chippage/features/Bom';
import { useMemo } from 'react';
import { useRequireLogin } from '../../session/useRequireLogin.ts';

/** The way from a bill of materials to demands on the board. */
export function AskForBom({ work }: { work: BomWork }) {
  const requireLogin = useRequireLogin();
  const lines = useMemo(() => demandsOf(work), [work]);
  return <AskButton lines={lines} {...useAskLines()} demandLogin={(action) => requireLogin('bom', action)} />;
}
