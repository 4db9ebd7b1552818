import { NewPassword, useNewPassword } from '@chippage/features/ResetPassword';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openLoginAtom } from '../../atoms/loginDialogAtom.ts';
import { t } from '../../messages.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { paths } from '../../paths.ts';

/** Where a mailed link leads: a new password, by the ticket of the link. */
export default function ResetPasswordRoute() {
  const [search] = useSearchParams();
  // What the page was opened with, whatever becomes of the address.
  const [ticket] = useState(() => search.get('ticket') ?? '');
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <>
      <PageHead title={t('newPassword')} description={t('forgotPasswordDescription')} />
      <NewPassword {...useNewPassword({ ticket })} onLogIn={() => openLogin({ reason: 'header' })} askAgainHref={paths.forgotPassword()} />
    </>
  );
}
