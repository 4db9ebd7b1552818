import type { Loadable } from '@chippage/api/loadable';
import type { DiskFolder } from '@chippage/api/types';
import { Tree } from '@chippage/ui/Tree';
import type { RowDrag } from '@chippage/ui/useRowDrag';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { folderIdOf, folderNodes, nodeIdOf, wayTo } from '../../folders/folder-picker/folderNodes.tsx';
import { fileDiskMessages } from './messages.ts';

/** More folders than this are drawn only near the view. */
const WINDOWED_FROM = 60;
const windowed = { height: 'min(32rem, 60vh)', rowPx: 32 };

interface FolderTreeProps {
  folders: Loadable<readonly DiskFolder[]>;
  /** The folder that is seen; `undefined`: none, e.g. while something is looked for. */
  folderId: number | null | undefined;
  onOpen: (folderId: number | null) => void;
  drag?: RowDrag;
}

/** All folders of the disk; the one that is seen is open with those around it. */
export function FolderTree({ folders, folderId, onOpen, drag }: FolderTreeProps) {
  const t = useMessages(fileDiskMessages);
  return (
    <Loaded value={folders} failedTitle={t('foldersFailed')} failedSize="sm">
      {(list) => <LoadedTree list={list} folderId={folderId} onOpen={onOpen} {...(drag && { drag })} />}
    </Loaded>
  );
}

function LoadedTree({ list, folderId, onOpen, drag }: Omit<FolderTreeProps, 'folders'> & { list: readonly DiskFolder[] }) {
  const t = useMessages(fileDiskMessages);
  const words = useMessages(diskMessages);
  const nodes = useMemo(() => folderNodes(list, words('root')), [list, words]);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  // The way to what is seen is open unless it was closed by hand.
  const expanded = [...new Set([...wayTo(list, folderId ?? null), ...opened])].filter((id) => !closed.has(id));
  return (
    <Tree
      label={t('folders')}
      nodes={nodes}
      {...(folderId !== undefined && { currentId: nodeIdOf(folderId) })}
      expandedIds={expanded}
      onExpandedChange={(ids) => {
        setOpened(ids);
        setClosed(new Set([...closed, ...expanded].filter((id) => !ids.includes(id))));
      }}
      expandLabel={t('expand')}
      collapseLabel={t('collapse')}
      loadingText={t('loadingFolders')}
      empty={null}
      {...(list.length > WINDOWED_FROM && { windowed })}
      onAction={(id) => onOpen(folderIdOf(id))}
      {...(drag && { drag })}
    />
  );
}
