import { late } from '@chippage/ui/late';
import { useEffect, useState } from 'react';
import { useDrafts } from '../../../parts/form/DraftsProvider.tsx';
import type { PartListDialogProps } from './PartListDialog.tsx';

const PartListDialog = late(async () => (await import('./PartListDialog.tsx')).PartListDialog);

/** Where a pasted list is kept until it is in the cart. */
const DRAFT = 'partList';

/** Props of `HandedList`. */
export interface HandedListProps extends Pick<PartListDialogProps, 'onMatch' | 'onAdd' | 'held'> {
  /** Gives the lines of the list, `null` where it is gone and the host said so; asked once. */
  onTake: () => Promise<readonly { mpn: string; quantity: number }[] | null>;
}

/** A part list that another system handed over: it joins what the buyer had pasted, and is looked at before anything goes into the cart. */
export function HandedList({ onTake, ...dialog }: HandedListProps) {
  const store = useDrafts();
  const [first] = useState(() => onTake);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isGone = false;
    void first().then((lines) => {
      if (isGone || lines === null) return;
      const pasted = store?.getItem(DRAFT)?.trim() ?? '';
      const handed = lines.map(({ mpn, quantity }) => `${mpn}\t${quantity}`).join('\n');
      store?.setItem(DRAFT, pasted.includes(handed) ? pasted : [pasted, handed].filter((text) => text !== '').join('\n'));
      setOpen(true);
    });
    return () => {
      isGone = true;
    };
  }, [first, store]);
  return isOpen && <PartListDialog {...dialog} isHanded onClose={() => setOpen(false)} />;
}
