import { SocialReturn, useSocialReturn } from '@chippage/features/SocialReturn';
import { Spinner } from '@chippage/ui/Spinner';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { safeRedirect } from '../../../addresses/safeRedirect.ts';
import { readSocialReturn, type SocialVisit } from '../../../addresses/socialReturn.ts';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import * as styles from '../../../gates/gate.css.ts';
import { t } from '../account.words.ts';
import { ACCOUNT_SETTING, accountPaths } from '../account.paths.ts';
import { takeOperate } from '../../../session/operateStore.ts';
import { useKeepLogin } from '../../../session/useKeepLogin.ts';

interface Visit {
  visit: SocialVisit | null;
  redirect: string | null;
}

/** Where WeChat and QQ lead back to. Only this browser knows what the visit was for, so the page begins there. */
export default function SocialReturnRoute() {
  const { search } = useLocation();
  const [found, setFound] = useState<Visit | null>(null);
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const { operate, redirect } = takeOperate();
    setFound({ visit: readSocialReturn(new URLSearchParams(search), operate), redirect });
  }, [search]);
  return (
    <>
      {found ? (
        <Return {...found} />
      ) : (
        <>
          <h1 className={styles.title}>{t('socialReturn')}</h1>
          <p className={styles.waiting}>
            <Spinner size={24} />
            {t('loggingIn')}
          </p>
        </>
      )}
    </>
  );
}

function Return({ visit, redirect }: Visit) {
  const navigate = useNavigate();
  const openLogin = useSetAtom(openLoginAtom);
  const keepLogin = useKeepLogin();
  const bindings = accountPaths.accountSetting(ACCOUNT_SETTING.bindings);
  const bound = useSocialReturn({
    operate: visit?.operate ?? null,
    authorizationCode: visit?.code ?? null,
    state: visit?.state ?? null,
    onSpent: () => history.replaceState(history.state, '', accountPaths.socialReturn()),
    onLoggedIn: keepLogin,
    onDone: ({ operate }) => {
      const isBinding = operate === 'wxBound' || operate === 'qqBound';
      void navigate(isBinding ? bindings : safeRedirect(redirect, location.origin), {
        replace: true,
        state: isBinding ? { boundProvider: operate.slice(0, 2) } : null,
      });
    },
  });
  return <SocialReturn {...bound} onRetry={() => (visit?.isBinding ? void navigate(bindings) : openLogin({ reason: 'header' }))} />;
}
