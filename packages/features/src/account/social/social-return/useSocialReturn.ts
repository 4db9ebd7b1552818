import { bindQq, bindWechat, loginByQq, loginByWechat } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { ApiError, isRefusal } from '@chippage/api/errors';
import type { LoginInfo } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { socialReturnMessages } from './messages.ts';
import type { SocialOperate, SocialReturnProps, SocialReturnState } from './SocialReturn.tsx';

export interface SocialReturnOptions {
  /** What the visit was for; `null` when the browser does not remember. */
  operate: SocialOperate | null;
  /** Absent when the visitor refused. */
  authorizationCode: string | null;
  state: string | null;
  /** The partner site that the visitor came from. */
  fromswb?: string;
  /** Called at once, whatever comes of it: forget `operate` and clean the address, because the code holds only once. */
  onSpent: () => void;
  /** Who logged in; the app keeps it. */
  onLoggedIn: (info: LoginInfo) => void;
  /** Goes on: to where the login began, to the partner, or to the settings. */
  onDone: (result: { operate: SocialOperate; partnerUrl: string | null }) => void;
}

/** Binds `SocialReturn` to the API: the code is used exactly once, also when React mounts twice. */
export function useSocialReturn(options: SocialReturnOptions): Pick<SocialReturnProps, 'operate' | 'state'> {
  const client = useApi();
  const t = useMessages(socialReturnMessages);
  // What the page was opened with; the address is cleaned at once and must not change what is shown.
  const [{ operate, authorizationCode, state }] = useState(options);
  const [result, setResult] = useState<SocialReturnState>({ status: 'working' });
  const isUsed = useRef(false);

  useEffect(() => {
    if (isUsed.current) return;
    isUsed.current = true;
    const { onSpent, onLoggedIn, onDone, fromswb } = options;
    const run = async (): Promise<SocialReturnState> => {
      if (operate === null) return { status: 'unknown' };
      if (authorizationCode === null) return { status: state === null ? 'unknown' : 'denied' };
      if (state === null) return { status: 'expired' };
      const vars = { authorizationCode, state, ...(fromswb && { fromswb }) };
      if (operate === 'wxBound' || operate === 'qqBound') {
        const { nickName } = await (operate === 'wxBound' ? bindWechat : bindQq)(vars, { client });
        onDone({ operate, partnerUrl: null });
        return { status: 'ok', name: nickName };
      }
      // The login dialog leaves for a provider only once the agreement is ticked.
      const { lognUser, partnerUrl } = await (operate === 'wxlogin' ? loginByWechat : loginByQq)({ ...vars, isAgreed: true }, { client });
      onLoggedIn(lognUser);
      onDone({ operate, partnerUrl });
      return { status: 'ok', name: null };
    };
    onSpent();
    run().then(setResult, (error: unknown) => {
      if (isRefusal<'loginByWechat' | 'bindWechat'>(error, 'social.expired')) setResult({ status: 'expired' });
      else setResult({ status: 'failed', message: error instanceof ApiError ? error.message : t('failedWords') });
    });
  }, [authorizationCode, client, operate, options, state, t]);

  return { operate, state: result };
}
