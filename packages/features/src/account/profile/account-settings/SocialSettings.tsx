import type { Loadable } from '@chippage/api/loadable';
import type { BindingInfo, SocialProvider, SocialProviders } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { Dialog } from '@chippage/ui/Dialog';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Inset } from '../../../parts/page-column/PageColumn.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { Row, RowList } from '../../../parts/row-list/RowList.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { type WechatCode, WechatPanel } from '../../parts/wechat/WechatPanel.tsx';
import { accountSettingsMessages } from './messages.ts';
import { SocialAccount } from './SocialAccount.tsx';

export interface SocialSettingsProps {
  bindings: Loadable<BindingInfo>;
  /** Which providers this site has. */
  providers: Loadable<SocialProviders>;
  /** The provider that was bound just now, if any; its account is named. */
  boundProvider: SocialProvider | null;
  /** The code to scan, in a dialog of its own. */
  wechat: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void; code: Loadable<WechatCode>; onRefresh: () => void };
  /** Leaves for QQ. @throws ApiError whose message is shown */
  onBindQq: () => Promise<void>;
  /** @throws ApiError whose message is shown */
  onUnbind: (provider: SocialProvider) => Promise<void>;
}

/** The accounts at WeChat and QQ that a member logs in with. */
export function SocialSettings({ bindings, providers, boundProvider, wechat, onBindQq, onUnbind }: SocialSettingsProps) {
  const t = useMessages(accountSettingsMessages);
  const [asked, setAsked] = useState<{ provider: SocialProvider; name: string } | null>(null);
  const action = useAction();
  const bind = (provider: SocialProvider) => {
    action.clear();
    if (provider === 'wx') wechat.onOpenChange(true);
    else void action.run('qq', onBindQq);
  };
  const unbind = ({ provider }: { provider: SocialProvider }) => {
    setAsked(null);
    void action.run(provider, () => onUnbind(provider), t('socialUnbound', { provider: t(provider) }));
  };
  return (
    <Card padding="none" title={t('social')}>
      <Loaded value={providers}>
        {(offered) => (
          <Loaded value={bindings}>
            {(data) => {
              const bound = boundProvider && data[boundProvider];
              return (
                <>
                  {bound && !action.result && (
                    <Inset>
                      <Alert tone="ok" live="polite">
                        {t('socialResult', { provider: t(bound.provider), name: bound.nickName })}
                      </Alert>
                    </Inset>
                  )}
                  {action.result && (
                    <Inset>
                      <ActionAlert result={action.result} />
                    </Inset>
                  )}
                  <Row as="div">
                    <Note>{t('socialHint')}</Note>
                  </Row>
                  <RowList label={t('social')}>
                    {(['wx', 'qq'] as const)
                      .filter((provider) => offered[provider] || data[provider] !== null)
                      .map((provider) => (
                        <SocialAccount
                          key={provider}
                          provider={provider}
                          binding={data[provider]}
                          isPending={action.pending === provider}
                          onBind={() => bind(provider)}
                          onUnbind={(name) => setAsked({ provider, name })}
                        />
                      ))}
                  </RowList>
                </>
              );
            }}
          </Loaded>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          title={t('socialQuestion', { provider: t(asked.provider) })}
          confirmLabel={t('socialUnbind')}
          cancelLabel={t('cancel')}
          isOpen
          onOpenChange={() => setAsked(null)}
          onConfirm={() => unbind(asked)}
        >
          {t('socialQuestionHint', { provider: t(asked.provider), name: asked.name })}
        </ConfirmDialog>
      )}
      <Dialog title={t('socialDialog')} closeLabel={t('close')} size="sm" isOpen={wechat.isOpen} onOpenChange={wechat.onOpenChange} isDismissable>
        <WechatPanel operate="bind" code={wechat.code} onRefresh={wechat.onRefresh} />
      </Dialog>
    </Card>
  );
}
