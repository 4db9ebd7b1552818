import { EmptyState } from '@chippage/ui/EmptyState';
import { CartIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { cartMessages } from './messages.ts';

/** A cart without lines, and the way to goods. */
export function EmptyCart({ browseHref }: { browseHref: string }) {
  const t = useMessages(cartMessages);
  return (
    <EmptyState
      title={t('empty')}
      icon={<CartIcon size={32} />}
      action={
        <LinkButton variant="outline" href={browseHref}>
          {t('browse')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}
