import { Button } from '@chippage/ui/Button';
import { ListIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { partListMessages } from './messages.ts';
import type { PartListDialogProps } from './PartListDialog.tsx';

const PartListDialog = late(async () => (await import('./PartListDialog.tsx')).PartListDialog);

/** The way to paste a part list; its dialog comes when it is wanted. */
export function PasteList(props: Pick<PartListDialogProps, 'onMatch' | 'onAdd' | 'held'>) {
  const t = useMessages(partListMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="plain"
        size="sm"
        icon={<ListIcon size={16} />}
        onHoverStart={PartListDialog.preload}
        onFocus={PartListDialog.preload}
        onPress={() => setOpen(true)}
      >
        {t('title')}
      </Button>
      {isOpen && <PartListDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
