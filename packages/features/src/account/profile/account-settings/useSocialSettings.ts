import { bindWechat, socialProvidersQuery, startQq, unbindSocial } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { type ReadState, toLoadable } from '@chippage/api/loadable';
import type { BindingInfo } from '@chippage/api/types';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { actionMessages } from '../../../parts/action/messages.ts';
import type { Guard } from '../../parts/step-up/useStepUp.ts';
import { useWechatCode } from '../../parts/wechat/useWechatCode.ts';
import type { SettingsType } from './settingsType.ts';
import type { SocialSettingsProps } from './SocialSettings.tsx';

interface Options {
  type: SettingsType;
  operateStore: { setItem: (key: string, value: string) => void };
  onLeave: (url: string) => void;
  guard: Guard;
  bindings: ReadState<BindingInfo>;
}

/** Binding and unbinding the accounts at WeChat and QQ. */
export function useSocialSettings({ type, operateStore, onLeave, guard, bindings }: Options): Omit<SocialSettingsProps, 'boundProvider'> {
  const client = useApi();
  const t = useMessages(actionMessages);
  const providers = socialProvidersQuery.use(type === 7 ? {} : null, { revalidateOnFocus: false });
  const [isOpen, setOpen] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { code, grant, onRefresh, onSpent } = useWechatCode({
    operate: 'bind',
    isActive: isOpen,
    onFrame: () => operateStore.setItem('operate', 'wxBound'),
  });
  const used = useRef<string | null>(null);

  useEffect(() => {
    if (grant === null || used.current === grant.authorizationCode) return;
    used.current = grant.authorizationCode;
    bindWechat(grant, { client }).then(
      () => {
        setOpen(false);
        void bindings.mutate();
      },
      (error: unknown) => {
        onSpent();
        setRefusal(error instanceof ApiError ? error.message : t('failed'));
      },
    );
  }, [bindings, client, grant, onSpent, t]);

  return {
    bindings: toLoadable(bindings),
    providers: toLoadable(providers),
    wechat: {
      isOpen,
      onOpenChange: (next) => {
        setRefusal(null);
        setOpen(next);
      },
      code: refusal === null ? code : { status: 'failed', code: 'social.unavailable', message: refusal, onRetry: () => retry() },
      onRefresh,
    },
    onBindQq: async () => {
      const { url } = await startQq({ operate: 'bind' }, { client });
      operateStore.setItem('operate', 'qqBound');
      onLeave(url);
    },
    onUnbind: async (provider) => {
      await guard(() => unbindSocial({ provider }, { client }));
      await bindings.mutate();
    },
  };

  function retry() {
    setRefusal(null);
    onRefresh();
  }
}
