import { OperatorFrame, useOperatorOverview } from '@chippage/features/OperatorFrame';
import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { RowHead } from '../page/RowHead.tsx';
import { usePageHandle } from '../page/usePageHandle.ts';
import { operatorPaths } from '../routes/operator/operator.paths.ts';
import { useAskToLogIn } from '../session/useAskToLogIn.ts';
import type { OperatorEntry } from './operatorGuard.ts';

export { guard } from './operatorGuard.ts';

/** A page of the console. The API decides who sees it; a visitor is asked to log in, and the page stays where it is. */
export default function OperatorGate({ children }: { children: ReactNode }) {
  const row = usePageHandle();
  const { isMember, onLogIn } = useAskToLogIn();
  const { refused } = useLoaderData<OperatorEntry>();
  const answer = useOperatorOverview(isMember);
  // Until the browser has asked for itself, what the server was told holds.
  const overview =
    answer.status === 'loading' && refused === 403
      ? { status: 'failed' as const, code: 'session.role' as const, message: '', onRetry: () => undefined }
      : answer;
  return (
    <>
      <RowHead />
      <OperatorFrame
        overview={overview}
        current={row.login === 'operator' ? row.section : 'overview'}
        getHref={(to) => operatorPaths.operator(to)}
        onLogIn={onLogIn}
      >
        {children}
      </OperatorFrame>
    </>
  );
}
