import { readLogin } from '@chippage/api/session';
import { OperatorFrame, type OperatorSection, useOperatorOverview } from '@chippage/features/OperatorFrame';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { openLoginAtom } from '../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../atoms/sessionAtom.ts';
import { ticketAtom } from '../../atoms/ticketAtom.ts';
import { RowHead } from '../../page/RowHead.tsx';
import { operatorPaths } from './operator.paths.ts';
import type { OperatorEntry } from './operatorLoader.ts';

export interface OperatorPageProps {
  section: OperatorSection;
  children: ReactNode;
}

/** A page of the console. The API decides who sees it; a visitor is asked to log in, and the page stays where it is. */
export function OperatorPage({ section, children }: OperatorPageProps) {
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const { refused } = useLoaderData<OperatorEntry>();
  const answer = useOperatorOverview(member !== null);
  const hasTicket = useAtomValue(ticketAtom) !== null;
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once: who closes the dialog, or logs out here, is not asked again.
    if (hasTicket || hasAsked.current) return;
    hasAsked.current = true;
    if (!readLogin(localStorage)) openLogin({ reason: 'member' });
  }, [hasTicket, openLogin]);
  // Until the browser has asked for itself, what the server was told holds.
  const overview =
    answer.status === 'loading' && refused === 403
      ? { status: 'failed' as const, code: 'session.role' as const, message: '', onRetry: () => undefined }
      : answer;
  return (
    <>
      <RowHead />
      <OperatorFrame overview={overview} current={section} getHref={(to) => operatorPaths.operator(to)} onLogIn={() => openLogin({ reason: 'member' })}>
        {children}
      </OperatorFrame>
    </>
  );
}
