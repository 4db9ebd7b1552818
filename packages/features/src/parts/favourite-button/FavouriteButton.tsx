import { StarIcon } from '@chippage/ui/Icon';
import { ToggleButton, type ToggleButtonProps } from '@chippage/ui/ToggleButton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { favouriteButtonMessages } from './messages.ts';

export interface FavouriteButtonProps extends Pick<ToggleButtonProps, 'size'> {
  /** What it keeps, for its name. Absent: the page is of one thing. */
  name?: string;
  isFavoured: boolean;
  onChange: (isFavoured: boolean) => void;
}

/** Keeps something as a favourite, or not any more; its state and its star tell which, its words stay. */
export function FavouriteButton({ name, isFavoured, onChange, size = 'sm' }: FavouriteButtonProps) {
  const t = useMessages(favouriteButtonMessages);
  return (
    <ToggleButton size={size} isSelected={isFavoured} onChange={onChange}>
      <StarIcon size={16} isFilled={isFavoured} />
      {t('favourite')}
      {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
    </ToggleButton>
  );
}
