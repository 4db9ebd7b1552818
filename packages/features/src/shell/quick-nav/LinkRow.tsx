import type { OwnLink } from '@chippage/api/types';
import { EditIcon, TrashIcon } from '@chippage/ui/Icon';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { firstLetter } from '../../parts/letter-tile/firstLetter.ts';
import { LetterTile } from '../../parts/letter-tile/LetterTile.tsx';
import { reorderMessages } from '../../parts/reorder/messages.ts';
import { RowButton } from '../../parts/reorder/RowButton.tsx';
import { RowGrip, RowSteps } from '../../parts/reorder/RowMoves.tsx';
import type { GripProps } from '../../parts/reorder/useRowDrag.ts';
import { quickNavMessages } from './messages.ts';
import * as styles from './QuickNavEditor.css.ts';

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
  const words = useMessages(reorderMessages);
  const { name, url } = link;
  return (
    <>
      <RowGrip name={name} index={index} count={count} gripProps={gripProps} onMove={onMove} />
      <span className={styles.letter}>
        <LetterTile letters={firstLetter(name)} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.address}>{isMoved ? words('moved', { place: index + 1, count }) : url}</span>
      </span>
      <RowSteps name={name} index={index} count={count} onMove={onMove} />
      <RowButton part="edit" label={t('change', { name })} onPress={onEdit}>
        <EditIcon size={16} />
      </RowButton>
      <RowButton part="remove" tone="danger" label={t('remove', { name })} onPress={onRemove}>
        <TrashIcon size={16} />
      </RowButton>
    </>
  );
}
