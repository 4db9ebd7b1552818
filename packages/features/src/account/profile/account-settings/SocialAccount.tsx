import type { SocialBinding, SocialProvider } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { QqIcon, WechatIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import * as styles from '../../../member-pages/member.css.ts';
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
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.rowTitle}>
          <Icon size={20} />
          {name}
        </p>
        <p className={styles.meta}>
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
        </p>
      </div>
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
    </li>
  );
}
