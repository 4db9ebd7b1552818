import type { Loadable } from '@chippage/api/loadable';
import type { DiskFolder } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { Tree } from '@chippage/ui/Tree';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { folderIdOf, folderNodes, nodeIdOf, ROOT, wayTo } from './folderNodes.tsx';
import { folderPickerMessages } from './messages.ts';

export interface FolderPickerProps {
  /** What is done to what was chosen. */
  action: 'move' | 'copy' | 'restore';
  /** How many are chosen. */
  count: number;
  folders: Loadable<readonly DiskFolder[]>;
  /** Where one is: chosen at first. */
  folderId: number | null;
  /** Folders that cannot be gone into: those that are moved. */
  without?: ReadonlySet<number>;
  onPick: (folderId: number | null) => void;
  onClose: () => void;
}

/** More folders than this are drawn only near the view. */
const WINDOWED_FROM = 60;
const windowed = { height: 'min(24rem, 50vh)', rowPx: 32 };

/** Chooses where files go: the way for those who do not drag. */
export function FolderPicker({ action, count, folders, folderId, without, onPick, onClose }: FolderPickerProps) {
  const t = useMessages(folderPickerMessages);
  const words = useMessages(diskMessages);
  const [chosen, setChosen] = useState(nodeIdOf(folderId));
  const all = folders.status === 'ready' ? folders.data : [];
  const name = all.find(({ id }) => String(id) === chosen)?.name ?? words('root');
  return (
    <Dialog
      title={t(action, { count })}
      description={t('hint', { verb: t(`${action}Verb`) })}
      closeLabel={t('close')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button variant="outline" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button onPress={() => onPick(folderIdOf(chosen))} isDisabled={folders.status !== 'ready'}>
            {t(`${action}Here`, { name })}
          </Button>
        </>
      }
    >
      <Loaded value={folders}>
        {(list) => (
          <Tree
            label={t('tree')}
            nodes={folderNodes(list, words('root'), without)}
            selectionMode="single"
            selectedIds={[chosen]}
            onSelectionChange={([id]) => setChosen(id ?? ROOT)}
            defaultExpandedIds={wayTo(list, folderId)}
            {...(list.length > WINDOWED_FROM && { windowed })}
            expandLabel={t('expand')}
            collapseLabel={t('collapse')}
            loadingText={t('loading')}
            empty={t('empty')}
          />
        )}
      </Loaded>
    </Dialog>
  );
}
