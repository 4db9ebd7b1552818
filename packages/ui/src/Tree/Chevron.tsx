import { Button } from 'react-aria-components/Tree';
import { ChevronRightIcon } from '../Icon/navigationIcons.tsx';
import * as styles from './Tree.css.ts';

/** Opens and closes a row; the collection around names it. Out of the tab order: → and ← do the same. */
export function Chevron({ isShown }: { isShown: boolean }) {
  if (!isShown) return <span className={styles.noChevron} />;
  return (
    <Button slot="chevron" className={styles.chevron}>
      <span className={styles.turn}>
        <ChevronRightIcon size={16} />
      </span>
    </Button>
  );
}
