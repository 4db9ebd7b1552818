import { CheckIcon, PlusIcon, StarIcon } from '@chippage/ui/Icon';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useNear } from '../near/useNear.ts';
import * as styles from './ThingMarks.css.ts';
import { thingMarksMessages } from './messages.ts';

export interface ThingMarksProps {
  /** What they follow and keep, for their names. */
  name: string;
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
  isFavoured: boolean;
  onFavourite: (isFavoured: boolean) => void;
}

/** Follows something and keeps it as a favourite, without words: for lists of hundreds, so they are the browser's own buttons, drawn when they come near the screen. */
export function ThingMarks({ name, isFollowed, onFollow, isFavoured, onFavourite }: ThingMarksProps) {
  const t = useMessages(thingMarksMessages);
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place, 600);
  const follow = t('follow', { name });
  const favourite = t('favourite', { name });
  return (
    <span ref={place} className={styles.marks}>
      {isNear && (
        <>
          <button type="button" className={styles.mark} aria-label={follow} title={follow} aria-pressed={isFollowed} onClick={() => onFollow(!isFollowed)}>
            {isFollowed ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
          </button>
          <button
            type="button"
            className={styles.mark}
            aria-label={favourite}
            title={favourite}
            aria-pressed={isFavoured}
            onClick={() => onFavourite(!isFavoured)}
          >
            <StarIcon size={16} isFilled={isFavoured} />
          </button>
        </>
      )}
    </span>
  );
}
