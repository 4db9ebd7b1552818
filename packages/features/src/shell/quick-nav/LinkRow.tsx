import type { OwnLink } from '@chippage/api/types';
import { ArrowDownIcon, ArrowUpIcon, EditIcon, GripIcon, TrashIcon } from '@chippage/ui/Icon';
import type { KeyboardEvent, ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { firstLetter } from '../../parts/letter-tile/firstLetter.ts';
import { LetterTile } from '../../parts/letter-tile/LetterTile.tsx';
import { quickNavMessages } from './messages.ts';
import * as styles from './QuickNavEditor.css.ts';
import type { GripProps } from './useRowDrag.ts';

export interface LinkRowProps {
  link: OwnLink;
  index: number;
  count: number;
  /** Whether it was the last to be moved: then it says so in the place of its address. */
  isMoved: boolean;
  gripProps: GripProps;
  onMove: (to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One link of the editor: a grip, its words, and a button for each thing that can be done. */
export function LinkRow({ link, index, count, isMoved, gripProps, onMove, onEdit, onRemove }: LinkRowProps) {
  const t = useMessages(quickNavMessages);
  const { name, url } = link;
  const { isDragging, cancelDrag, ...grip } = gripProps;
  const steer = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isDragging) {
      event.stopPropagation();
      cancelDrag();
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(index + step);
  };
  return (
    <>
      <button type="button" className={styles.grip} aria-label={t('grip', { name, place: index + 1, count })} data-part="grip" onKeyDown={steer} {...grip}>
        <GripIcon size={16} />
      </button>
      <span className={styles.letter}>
        <LetterTile letters={firstLetter(name)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.address}>{isMoved ? t('moved', { place: index + 1, count }) : url}</span>
      </span>
      <RowButton part="up" label={t('up', { name })} isOff={index === 0} onPress={() => onMove(index - 1)}>
        <ArrowUpIcon size={16} />
      </RowButton>
      <RowButton part="down" label={t('down', { name })} isOff={index === count - 1} onPress={() => onMove(index + 1)}>
        <ArrowDownIcon size={16} />
      </RowButton>
      <RowButton part="edit" label={t('change', { name })} onPress={onEdit}>
        <EditIcon size={16} />
      </RowButton>
      <RowButton part="remove" label={t('remove', { name })} onPress={onRemove}>
        <TrashIcon size={16} />
      </RowButton>
    </>
  );
}

interface RowButtonProps {
  part: 'up' | 'down' | 'edit' | 'remove';
  label: string;
  /** There is nowhere to go. It keeps focus all the same. */
  isOff?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ part, label, isOff = false, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.rowButton[part === 'remove' ? 'danger' : 'plain']}
      data-part={part}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
    >
      {children}
    </button>
  );
}
