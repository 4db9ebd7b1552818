import type { ReactNode } from 'react';
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx';
import * as styles from './GridList.css.ts';

/** Words of the line that says how many are chosen. */
export interface SelectionWords {
  /** Takes all, or none: 全选. Leave out where the head of a table has that box. */
  allLabel?: string;
  /** How many are chosen: 已选择 3 项. */
  count: (count: number) => string;
  /** What can be done with the chosen ones. */
  actions?: (ids: string[]) => ReactNode;
}

/** The line above the rows. It is not a live region: React Aria says each choice itself. */
export function SelectionBar({
  words,
  selected,
  total,
  onSelectAll,
}: {
  words: SelectionWords;
  selected: string[];
  total: number;
  onSelectAll?: (isOn: boolean) => void;
}) {
  const isAll = total > 0 && selected.length === total;
  return (
    <div className={styles.bar}>
      {words.allLabel === undefined ? null : (
        <CheckboxField isSelected={isAll} isIndeterminate={!isAll && selected.length > 0} isDisabled={total === 0} onChange={() => onSelectAll?.(!isAll)}>
          {words.allLabel}
        </CheckboxField>
      )}
      <span>{words.count(selected.length)}</span>
      {words.actions ? <div className={styles.barActions}>{words.actions(selected)}</div> : null}
    </div>
  );
}
