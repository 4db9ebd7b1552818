import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './OrderButtons.css.ts';
import { orderedListMessages } from './messages.ts';

export interface OrderButtonsProps {
  /** What the row is called. */
  name: string;
  /** Place in the list, from 0. */
  index: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  removeRef: (button: HTMLButtonElement | null) => void;
}

/** Moves a row or takes it away. Focus stays with the row: at an end of the list it goes to the button that still works. */
export function OrderButtons({ name, index, count, onMove, onRemove, removeRef }: OrderButtonsProps) {
  const t = useMessages(orderedListMessages);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'up' | 'down' | null>(null);
  const isFirst = index === 0;
  const isLast = index === count - 1;
  useEffect(() => {
    if (pressed.current === 'up') (isFirst ? down : up).current?.focus();
    if (pressed.current === 'down') (isLast ? up : down).current?.focus();
    pressed.current = null;
  }, [index, isFirst, isLast]);
  const move = (way: 'up' | 'down') => {
    pressed.current = way;
    onMove(way === 'up' ? -1 : 1);
  };
  return (
    <span className={styles.buttons}>
      <IconButton ref={up} size="sm" label={t('moveUpOf', { name })} isDisabled={isFirst} onPress={() => move('up')}>
        <ArrowUpIcon size={16} />
      </IconButton>
      <IconButton ref={down} size="sm" label={t('moveDownOf', { name })} isDisabled={isLast} onPress={() => move('down')}>
        <ArrowDownIcon size={16} />
      </IconButton>
      <IconButton ref={removeRef} size="sm" tone="danger" label={t('removeOf', { name })} onPress={onRemove}>
        <TrashIcon size={16} />
      </IconButton>
    </span>
  );
}
