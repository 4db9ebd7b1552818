import { ArrowDownIcon, ArrowUpIcon, ChevronLeftIcon, ChevronRightIcon, GripIcon } from '@chippage/ui/Icon';
import type { KeyboardEvent } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { reorderMessages } from './messages.ts';
import * as styles from './reorder.css.ts';
import { RowButton } from './RowButton.tsx';
import type { GripProps } from './useRowDrag.ts';

export interface RowGripProps {
  /** Which row it is, for its name. */
  name: string;
  index: number;
  count: number;
  gripProps: GripProps;
  onMove: (to: number) => void;
  /** Rows lie below each other, columns beside each other. @default 'y' */
  axis?: 'x' | 'y';
}

/** Moves a row by dragging, or by the arrow keys. */
export function RowGrip({ name, index, count, gripProps, onMove, axis = 'y' }: RowGripProps) {
  const t = useMessages(reorderMessages);
  const { isDragging, cancelDrag, ...grip } = gripProps;
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isDragging) {
      event.stopPropagation();
      cancelDrag();
    }
    const step = { [axis === 'y' ? 'ArrowUp' : 'ArrowLeft']: -1, [axis === 'y' ? 'ArrowDown' : 'ArrowRight']: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <button type="button" className={styles.grip} aria-label={t('grip', { name, place: index + 1, count })} data-part="grip" onKeyDown={steer} {...grip}>
      <GripIcon size={16} />
    </button>
  );
}

/** Moves a row by one place: two buttons for whoever does not drag. */
export function RowSteps({ name, index, count, onMove, axis = 'y' }: Omit<RowGripProps, 'gripProps'>) {
  const t = useMessages(reorderMessages);
  return (
    <>
      <RowButton part="up" label={t(axis === 'y' ? 'up' : 'left', { name })} isOff={index === 0} onPress={() => onMove(index - 1)}>
        {axis === 'y' ? <ArrowUpIcon size={16} /> : <ChevronLeftIcon size={16} />}
      </RowButton>
      <RowButton part="down" label={t(axis === 'y' ? 'down' : 'right', { name })} isOff={index === count - 1} onPress={() => onMove(index + 1)}>
        {axis === 'y' ? <ArrowDownIcon size={16} /> : <ChevronRightIcon size={16} />}
      </RowButton>
    </>
  );
}
