import { Checkbox } from 'react-aria-components/Checkbox';
import * as choice from '../Field/Choice.css.ts';
import { MinusIcon } from '../Icon/actionIcons.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import * as styles from './SelectBox.css.ts';

/** The tick of a row; the collection around names it and hears it. */
export function SelectBox() {
  return (
    <Checkbox slot="selection" className={styles.box}>
      {({ isSelected, isIndeterminate }) => (
        <span className={`${choice.mark} ${choice.shape.check} ${styles.mark}`}>
          {isIndeterminate ? <MinusIcon size={14} /> : isSelected ? <CheckIcon size={14} /> : null}
        </span>
      )}
    </Checkbox>
  );
}
