import { staticPageQuery } from '@chippage/api/site';
import { RegisterForm, useRegister } from '@chippage/features/RegisterForm';
import { ResetPassword, useResetPassword } from '@chippage/features/ResetPassword';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { carriedAtom } from '../../../atoms/carriedAtom.ts';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { t } from '../account.words.ts';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { pageBefore } from '../../../page/readPages.ts';
import { useLocalStore } from '../../../page/useLocalStore.ts';
import { useSessionStore } from '../../../page/useSessionStore.ts';
import { accountPaths } from '../account.paths.ts';
import { useAgreement } from '@chippage/features/Agreement';
import { useKeepLogin } from '../../../session/useKeepLogin.ts';
import { SetNewPassword } from '../security/SetNewPassword.tsx';
import { useMailedTicket } from '../security/useMailedTicket.ts';

const AGREEMENT = { key: 'agreement' } as const;

/** Where the visitor came from to register, and goes on afterwards; kept over a reload, gone once they have an account. */
const REGISTER = 'register';

/** The agreement is read before it is agreed to, so it comes with the page. */
export const loader = prefetch(() => [wanted(staticPageQuery, AGREEMENT)]);

/** Creating an account, or a new password for one (`?isForget=true`). */
export default function RegisterRoute() {
  const isForget = useSearchParams()[0].get('isForget') === 'true';
  const ticket = useMailedTicket();
  if (ticket !== null) return <SetNewPassword ticket={ticket} />;
  return isForget ? <ForgottenPassword /> : <Registration />;
}

function Registration() {
  const { shareCode } = useAtomValue(carriedAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const navigate = useNavigate();
  const keepLogin = useKeepLogin();
  const store = useSessionStore();
  const local = useLocalStore();
  useEffect(() => {
    const from = pageBefore(location.pathname);
    if (from !== null) local?.setItem(REGISTER, from);
  }, [local]);
  const bound = useRegister({
    shareCode: shareCode ?? undefined,
    draftStore: store,
    resendStore: store,
    onRegistered: (login) => {
      keepLogin(login);
      const from = local?.getItem(REGISTER) ?? null;
      local?.removeItem(REGISTER);
      void navigate(from?.startsWith('/') === true && !from.startsWith('//') ? from : accountPaths.userCenter(), { replace: true });
    },
  });
  return (
    <>
      <PageHead title={t('register')} description={t('registerDescription')} canonicalPath={accountPaths.register()} />
      <RegisterForm {...bound} agreement={useAgreement(true)} onLogIn={() => openLogin({ reason: 'header' })} />
    </>
  );
}

function ForgottenPassword() {
  const openLogin = useSetAtom(openLoginAtom);
  const bound = useResetPassword({ resendStore: useSessionStore() });
  return (
    <>
      <PageHead title={t('forgotPassword')} description={t('forgotPasswordDescription')} />
      <ResetPassword {...bound} onLogIn={() => openLogin({ reason: 'header' })} />
    </>
  );
}
