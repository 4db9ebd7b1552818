import { Button } from 'react-aria-components/GridList';
import { GripIcon } from '../Icon/itemIcons.tsx';
import * as styles from './GridList.css.ts';

/** Takes up a row by keyboard, or all that are chosen with it; the collection around names it. */
export function DragHandle() {
  return (
    <Button slot="drag" className={styles.handle}>
      <GripIcon size={16} />
    </Button>
  );
}
