import { Banner } from '@chippage/ui/Banner';
import { MegaphoneIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { purchaseBannerMessages } from './messages.ts';

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
    <Banner
      tone="neutral"
      icon={<MegaphoneIcon size={20} />}
      action={
        <LinkButton href={href} variant="outline" size="sm">
          {t('publish')}
        </LinkButton>
      }
      onDismiss={onDismiss}
      dismissLabel={t('dismiss')}
    >
      {t('text')}
    </Banner>
  );
}
