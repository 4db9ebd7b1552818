import { BomList, BomStart, useBomList, useBomStart, useVisitorBom } from '@chippage/features/Bom';
import { late } from '@chippage/ui/late';
import { useAtomValue, useSetAtom } from 'jotai';
import { useSchemeList } from '@chippage/features/useSchemeList';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { openLoginAtom } from '../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../atoms/sessionAtom.ts';
import { bomPaths } from './bom.paths.ts';
import { bomExample } from './bomExample.ts';

const BomColumns = late(async () => (await import('@chippage/features/BomColumns')).BomColumns);
const VisitorBom = late(async () => (await import('./VisitorBom.tsx')).VisitorBom);

/** A bill of materials is read in here; a member's is saved at once, a visitor's stays in this window. */
export default function BomRoute() {
  const navigate = useNavigate();
  const memberId = useAtomValue(memberAtom)?.id ?? null;
  const visitor = useVisitorBom();
  const bound = useBomStart({ memberId, onSaved: (id) => void navigate(bomPaths.bomDetail(id)), onMatched: visitor.onWork });
  const scheme = useSchemeList(Number(useSearchParams()[0].get('scheme')) || null);
  // What another site hands over stands behind the #.
  const handed = new URLSearchParams(useLocation().hash.slice(1)).get('list');
  useOnce(scheme ?? handed, (list) => {
    visitor.onWork(null);
    void bound.onText(list);
    // A reload, and the way back, begin with an empty page again.
    void navigate(bomPaths.bom(), { replace: true });
  });
  if (visitor.work) return <VisitorBom work={visitor.work} onWork={visitor.onWork} />;
  const { sheet, progress, onStart, onBack, ...start } = bound;
  if (sheet) return <BomColumns key={sheet.name} {...sheet} progress={progress} onStart={onStart} onBack={onBack} />;
  return (
    <BomStart {...start} example={bomExample}>
      <OwnBoms isMember={memberId !== null} />
    </BomStart>
  );
}

/** Hands on what came, once. */
function useOnce(text: string | null, take: (text: string) => void): void {
  const taken = useRef<string>(null);
  useEffect(() => {
    if (text === null || text === taken.current) return;
    taken.current = text;
    take(text);
  });
}

function OwnBoms({ isMember }: { isMember: boolean }) {
  const openLogin = useSetAtom(openLoginAtom);
  return <BomList {...useBomList(isMember)} onLogIn={() => openLogin({ reason: 'bom' })} />;
}
