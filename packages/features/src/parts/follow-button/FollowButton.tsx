import { CheckIcon, PlusIcon } from '@chippage/ui/Icon';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { followButtonMessages } from './messages.ts';

export interface FollowButtonProps {
  /** Whom or what it follows, for its name. Absent: `label` says it. */
  name?: string;
  /** Its words. @default 关注 */
  label?: string;
  isFollowed: boolean;
  onChange: (isFollowed: boolean) => void;
}

/** Follows, or does not any more; its state and its icon tell which, its words stay. */
export function FollowButton({ name, label, isFollowed, onChange }: FollowButtonProps) {
  const t = useMessages(followButtonMessages);
  return (
    <ToggleButton isSelected={isFollowed} onChange={onChange}>
      {isFollowed ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
      {label ?? t('follow')}
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
    </ToggleButton>
  );
}
