import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { UserIcon } from '@chippage/ui/Icon';
import { Spinner } from '@chippage/ui/Spinner';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { endedMemberAtom } from '../atoms/sessionAtom.ts';
import { RowHead } from '../page/RowHead.tsx';
import { usePageHandle } from '../page/usePageHandle.ts';
import { t } from '../routes/account/account.words.ts';
import { useAskToLogIn } from '../session/useAskToLogIn.ts';
import * as styles from './gate.css.ts';

/** Shows a page to members only. A visitor sees what it is and is asked to log in; the page stays where it is, and nothing of a member is in it. What is being written outlives the end of a session. */
export function MemberGate({ children }: { children: ReactNode }) {
  const { title, ownsHead, reason, staysOpen } = usePageHandle();
  const { isMember, isLoggingIn, onLogIn } = useAskToLogIn(reason);
  const hasEnded = useAtomValue(endedMemberAtom) !== null;
  const [wasMember, setWasMember] = useState(isMember);
  if (isMember && !wasMember) setWasMember(true);
  if (isMember || (staysOpen && wasMember && hasEnded))
    return (
      <>
        {!ownsHead && <RowHead />}
        {children}
      </>
    );
  return (
    <div className={styles.content}>
      <RowHead />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {isLoggingIn ? (
        <p className={styles.waiting} role="status">
          <Spinner size={24} />
          {t('loggingIn')}
        </p>
      ) : (
        <EmptyState icon={<UserIcon size={32} />} title={t('membersOnly')} action={<Button onPress={onLogIn}>{t('logIn')}</Button>}>
          {t('membersOnlyHint')}
        </EmptyState>
      )}
    </div>
  );
}
