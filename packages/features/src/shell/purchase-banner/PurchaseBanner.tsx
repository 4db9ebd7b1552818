import { CloseIcon, MegaphoneIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { purchaseBannerMessages } from './messages.ts';
import * as styles from './PurchaseBanner.css.ts';

export interface PurchaseBannerProps {
  /** Where an inquiry is written. */
  href: string;
  /** It is not wanted any more: the host remembers that, and draws it no longer. */
  onDismiss: () => void;
}

/** Leads to purchase inquiries. It stands still in the page, and goes for good when it is sent away. */
export function PurchaseBanner({ href, onDismiss }: PurchaseBannerProps) {
  const t = useMessages(purchaseBannerMessages);
  return (
    <div className={styles.banner}>
      <MegaphoneIcon size={20} />
      <p className={styles.words}>{t('text')}</p>
      <LinkButton href={href} variant="outline" size="sm">
        {t('publish')}
      </LinkButton>
      <IconButton label={t('dismiss')} size="sm" onPress={onDismiss}>
        <CloseIcon size={16} />
      </IconButton>
    </div>
  );
}
