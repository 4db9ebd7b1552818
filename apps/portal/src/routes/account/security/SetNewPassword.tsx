import { NewPassword, useNewPassword } from '@chippage/features/ResetPassword';
import { useSetAtom } from 'jotai';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { t } from '../account.words.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { accountPaths } from '../account.paths.ts';

/** A new password by the ticket of a mailed link. */
export function SetNewPassword({ ticket }: { ticket: string }) {
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <>
      <PageHead title={t('newPassword')} description={t('forgotPasswordDescription')} />
      <NewPassword {...useNewPassword({ ticket })} onLogIn={() => openLogin({ reason: 'header' })} askAgainHref={accountPaths.forgotPassword()} />
    </>
  );
}
