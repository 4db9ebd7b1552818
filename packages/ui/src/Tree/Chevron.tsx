import { Button } from 'react-aria-components/Tree';
import { ChevronRightIcon } from '../Icon/pageIcons.tsx';
import * as styles from './Tree.css.ts';

/** Opens and closes a row; the collection around adds the row's name. Out of the tab order: → and ← do the same. */
export function Chevron({ label }: { label: string }) {
  return (
    // React Aria has words of its own for this, and its Chinese ones say something else.
    <Button slot="chevron" aria-label={label} className={styles.chevron}>
      <span className={styles.turn}>
        <ChevronRightIcon size={16} />
      </span>
    </Button>
  );
}

/** The place of a row that cannot be opened, as wide. */
export function NoChevron() {
  return <span className={styles.noChevron} />;
}
