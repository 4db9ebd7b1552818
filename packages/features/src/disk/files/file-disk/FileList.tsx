import { Button } from '@chippage/ui/Button';
import { GridList } from '@chippage/ui/GridList';
import { CopyIcon, DownloadIcon, ShareIcon, SwapIcon, TrashIcon } from '@chippage/ui/Icon';
import type { RowDrag } from '@chippage/ui/useRowDrag';
import { type ReactNode, type Ref, useCallback, useMemo } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FileRow, type DiskRow, type RowDeed, RowMenu } from './FileRow.tsx';
import { fileDiskMessages } from './messages.ts';

interface FileListProps {
  label: string;
  rows: readonly DiskRow[];
  empty: ReactNode;
  chosen: readonly string[];
  onChosenChange: (ids: string[]) => void;
  isOffline: boolean;
  /** What is under way. */
  pending: string | null;
  onDeed: (deed: RowDeed, rows: readonly DiskRow[]) => void;
  onBack?: () => void;
  drag?: RowDrag;
  listRef: Ref<HTMLDivElement>;
}

/** More rows than this are drawn only near the view. */
const WINDOWED_FROM = 60;
const windowed = { height: 'min(70vh, 44rem)', rowPx: 52 };

const many = [
  ['download', <DownloadIcon key="icon" size={16} />],
  ['move', <SwapIcon key="icon" size={16} />],
  ['copy', <CopyIcon key="icon" size={16} />],
  ['share', <ShareIcon key="icon" size={16} />],
  ['remove', <TrashIcon key="icon" size={16} />],
] as const;

/** The files and folders of one place, to choose from and act on. */
export function FileList({ label, rows, empty, chosen, onChosenChange, isOffline, pending, onDeed, onBack, drag, listRef }: FileListProps) {
  const t = useMessages(fileDiskMessages);
  // Rows keep their objects while the list grows, so that only new ones are drawn.
  const known = useMemo(() => new WeakMap<DiskRow, { id: string; text: string; row: DiskRow }>(), []);
  const items = useMemo(
    () =>
      rows.map((row) => {
        const item = known.get(row) ?? { id: String(row.id), text: row.name, row };
        known.set(row, item);
        return item;
      }),
    [rows, known],
  );
  const rowsOf = (ids: readonly string[]) => {
    const wanted = new Set(ids);
    return rows.filter(({ id }) => wanted.has(String(id)));
  };
  const drawRow = useCallback(({ row }: { row: DiskRow }) => <FileRow row={row} />, []);
  /** What is done to a chosen row is done to all that are chosen; some deeds are for one alone. */
  const onOne = (deed: RowDeed, row: DiskRow) =>
    onDeed(deed, chosen.includes(String(row.id)) && deed !== 'open' && deed !== 'rename' && deed !== 'share' ? rowsOf(chosen) : [row]);
  return (
    <GridList
      ref={listRef}
      label={label}
      items={items}
      renderItem={drawRow}
      actions={({ row }) => <RowMenu row={row} isOffline={isOffline} onAction={onOne} />}
      empty={empty}
      selectionMode="multiple"
      selectedIds={chosen}
      onSelectionChange={onChosenChange}
      selection={{
        allLabel: t('all'),
        count: (count) => t('selected', { count }),
        actions: (ids) =>
          many.map(([deed, icon]) => (
            <Button
              key={deed}
              size="sm"
              variant="outline"
              tone={deed === 'remove' ? 'danger' : 'accent'}
              icon={icon}
              isDisabled={isOffline}
              isPending={pending === deed}
              onPress={() => onDeed(deed, rowsOf(ids))}
            >
              {t(deed)}
            </Button>
          )),
      }}
      onAction={(id) => onDeed('open', rowsOf([id]))}
      onEdit={(id) => onDeed('rename', rowsOf([id]))}
      {...(!isOffline && { onRemove: (ids: string[]) => onDeed('remove', rowsOf(ids)) })}
      {...(onBack && { onBack })}
      {...(rows.length > WINDOWED_FROM && { windowed })}
      {...(drag && { drag })}
    />
  );
}
