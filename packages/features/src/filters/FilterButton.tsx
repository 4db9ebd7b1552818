import { Button } from '@chippage/ui/Button';
import { FilterIcon } from '@chippage/ui/Icon';
import * as styles from './FilterButton.css.ts';

export interface FilterButtonProps {
  /** How many filters are set. */
  count: number;
  /** That number in words. */
  countLabel: string;
  onPress: () => void;
  /** The pointer enters or focus arrives: the code of what opens may be fetched. */
  onIntent?: () => void;
  children: string;
}

/** Opens the filters where they do not fit beside a list. */
export function FilterButton({ count, countLabel, onPress, onIntent, children }: FilterButtonProps) {
  return (
    <span className={styles.narrowOnly}>
      <Button variant="outline" size="sm" icon={<FilterIcon size={16} />} onPress={onPress} onPressStart={onIntent} onHoverStart={onIntent} onFocus={onIntent}>
        {children}
        {count > 0 && (
          <span className={styles.count} aria-label={countLabel}>
            {count}
          </span>
        )}
      </Button>
    </span>
  );
}
