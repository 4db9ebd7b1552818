import { readLogin } from '@chippage/api/session';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Spinner } from '@chippage/ui/Spinner';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { type LoginReason, openLoginAtom } from '../atoms/loginDialogAtom.ts';
import { memberAtom } from '../atoms/sessionAtom.ts';
import { ticketAtom } from '../atoms/ticketAtom.ts';
import { t } from '../routes/account/account.words.ts';
import { usePageHandle } from '../page/usePageHandle.ts';
import * as styles from './MemberPage.css.ts';

export interface MemberGateProps {
  /** Name of the page, for its heading while nobody is logged in. @default the row's title */
  title?: string;
  /** What the dialog says when the button here is pressed. @default 'member' */
  reason?: LoginReason;
  children: ReactNode;
}

/** Shows a page to members only. A visitor sees what it is and is asked to log in; the page stays where it is, and nothing of a member is in it. */
export function MemberGate({ title, reason = 'member', children }: MemberGateProps) {
  const row = usePageHandle();
  const member = useAtomValue(memberAtom);
  const hasTicket = useAtomValue(ticketAtom) !== null;
  const openLogin = useSetAtom(openLoginAtom);
  const hasAsked = useRef(false);
  useEffect(() => {
    // Once: who closes the dialog, or logs out here, is not asked again.
    if (hasTicket || hasAsked.current) return;
    hasAsked.current = true;
    if (!readLogin(localStorage)) openLogin({ reason: 'member' });
  }, [hasTicket, openLogin]);
  if (member) return children;
  return (
    <div className={styles.gate}>
      <h1 className={styles.title} tabIndex={-1}>
        {title ?? row.title}
      </h1>
      {hasTicket ? (
        <p className={styles.waiting} role="status">
          <Spinner size={24} />
          {t('loggingIn')}
        </p>
      ) : (
        <EmptyState title={t('membersOnly')} action={<Button onPress={() => openLogin({ reason })}>{t('logIn')}</Button>}>
          {t('membersOnlyHint')}
        </EmptyState>
      )}
    </div>
  );
}
