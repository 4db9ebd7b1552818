import type { SocialBinding, SocialProvider } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { QqIcon, WechatIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { accountSettingsMessages } from './messages.ts';

const icons = { wx: WechatIcon, qq: QqIcon };

export interface SocialAccountProps {
  provider: SocialProvider;
  binding: SocialBinding | null;
  isPending: boolean;
  onBind: () => void;
  onUnbind: (name: string) => void;
}

/** One provider's account: bound or not, and the way to the other. */
export function SocialAccount({ provider, binding, isPending, onBind, onUnbind }: SocialAccountProps) {
  const t = useMessages(accountSettingsMessages);
  const Icon = icons[provider];
  const name = t(provider);
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Icon size={20} />
          {name}
        </RowTitle>
        <RowMeta>
          {binding === null ? (
            t('socialNone')
          ) : (
            <>
              <span>{t('socialBound', { name: binding.nickName })}</span>
              <span>
                {t('socialSince')} <FriendlyTime dateTime={binding.bindTime} />
              </span>
            </>
          )}
        </RowMeta>
      </RowWords>
      {/* One button that changes its words, so that focus has somewhere to stay. */}
      <Button
        variant="outline"
        size="sm"
        isPending={isPending}
        aria-label={binding === null ? t('socialBind', { provider: name }) : t('socialUnbindNamed', { provider: name })}
        onPress={() => (binding === null ? onBind() : onUnbind(binding.nickName))}
      >
        {binding === null ? t('socialBind', { provider: name }) : t('socialUnbind')}
      </Button>
    </Row>
  );
}
