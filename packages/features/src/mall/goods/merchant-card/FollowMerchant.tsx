import type { Merchant } from '@chippage/api/types';
import { CheckIcon, PlusIcon } from '@chippage/ui/Icon';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { merchantCardMessages } from './messages.ts';

export interface FollowMerchantProps {
  merchant: Pick<Merchant, 'name' | 'isFollowed'>;
  onChange: (isFollowed: boolean) => void;
}

/** Follows a merchant, or does not any more: its words stay, its state is told. */
export function FollowMerchant({ merchant: { name, isFollowed }, onChange }: FollowMerchantProps) {
  const t = useMessages(merchantCardMessages);
  return (
    <ToggleButton isSelected={isFollowed} onChange={onChange}>
      {isFollowed ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
      {t('follow')}
      <VisuallyHidden>{name}</VisuallyHidden>
    </ToggleButton>
  );
}
