import { AccountSettings, useAccountSettings } from '@chippage/features/AccountSettings';
import { readLogin } from '@chippage/api/session';
import { useSetAtom } from 'jotai';
import { lazyPart } from '@chippage/ui/late';
import { Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { saveFile } from '../../../page/saveFile.ts';
import { t } from '../account.words.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { useSessionStore } from '../../../page/useSessionStore.ts';
import { accountPaths } from '../account.paths.ts';
import { keepLogin } from '../../../session/keepLogin.ts';
import { operateStore } from '../../../session/operateStore.ts';
import { useNotify } from '../../../toasts/useNotify.ts';

// Seen in one section only, which comes late itself.
const NoticeSettings = lazyPart(async () => (await import('./NoticeSettings.tsx')).NoticeSettings);
const StatisticsConsent = lazyPart(async () => (await import('../../../consent/StatisticsConsent.tsx')).StatisticsConsent);

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
type Section = (typeof SECTIONS)[number];

/** The account's settings, bound to the address: `?type=` is the section. */
export function BoundAccountSettings() {
  const asked = Number(useSearchParams()[0].get('type'));
  const type: Section = SECTIONS.find((section) => section === asked) ?? 1;
  const navigate = useNavigate();
  const notify = useNotify();
  const setMember = useSetAtom(memberAtom);
  const { cookieDomain } = usePageFacts();
  const boundProvider = boundProviderOf(useLocation().state);
  const bound = useAccountSettings({
    type,
    resendStore: useSessionStore(),
    operateStore,
    onLeave: (url) => location.assign(url),
    onProfileChanged: ({ nickName, avatar }) => {
      const login = readLogin(localStorage);
      if (login) setMember(keepLogin({ ...login, nickName, avatar }, cookieDomain));
    },
    onFile: (file, name) => {
      saveFile(file, name);
      notify({ tone: 'success', text: t('exported', { name }) });
    },
  });
  return (
    <AccountSettings
      {...bound}
      privacy={{
        ...bound.privacy,
        statistics: (
          <Suspense fallback={null}>
            <StatisticsConsent />
          </Suspense>
        ),
      }}
      type={type}
      onTypeChange={(next) => void navigate(accountPaths.accountSetting(next), { replace: true })}
      boundProvider={boundProvider}
      notices={<NoticeSettings />}
    />
  );
}

/** Which provider the page before has just bound. */
function boundProviderOf(state: unknown): 'wx' | 'qq' | undefined {
  if (typeof state !== 'object' || state === null || !('boundProvider' in state)) return undefined;
  return state.boundProvider === 'wx' || state.boundProvider === 'qq' ? state.boundProvider : undefined;
}
