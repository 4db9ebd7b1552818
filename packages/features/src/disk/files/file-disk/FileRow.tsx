import type { DiskItem, DiskPlace } from '@chippage/api/types';
import { IconButton } from '@chippage/ui/IconButton';
import { CopyIcon, DownloadIcon, EditIcon, EyeIcon, FolderIcon, MoreIcon, ShareIcon, SwapIcon, TrashIcon } from '@chippage/ui/Icon';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@chippage/ui/Menu';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import * as diskList from '../../parts/disk-list/diskList.css.ts';
import { ItemIcon } from '../../parts/item-icon/ItemIcon.tsx';
import * as styles from './FileDisk.css.ts';
import { fileDiskMessages } from './messages.ts';

/** A file or folder as the list has it; of a search with the way to it. */
export type DiskRow = DiskItem & { path?: readonly DiskPlace[] };

/** What stands in a row of the list. */
export function FileRow({ row }: { row: DiskRow }) {
  const t = useMessages(fileDiskMessages);
  const words = useMessages(diskMessages);
  return (
    <div className={styles.row}>
      <span className={diskList.icon}>
        <ItemIcon kind={row.kind} />
      </span>
      <span className={diskList.name}>
        {row.name}
        <VisuallyHidden> {words(row.kind)}</VisuallyHidden>
      </span>
      <span className={styles.facts}>
        <span className={styles.size}>{row.isFolder ? t('items', { count: row.itemCount }) : sizeText(row.sizeBytes)}</span>
        <span className={styles.time}>
          <FriendlyTime dateTime={row.updateTime} />
        </span>
      </span>
      {row.path && <span className={styles.place}>{t('lies', { place: [words('root'), ...row.path.map(({ name }) => name)].join(' / ') })}</span>}
    </div>
  );
}

/** What can be done with a row, or with all that are chosen when it is one of them. */
export type RowDeed = 'open' | 'download' | 'rename' | 'move' | 'copy' | 'share' | 'remove';

/** The menu of a row: by its button, the secondary press and Shift+F10. */
export function RowMenu({ row, isOffline, onAction }: { row: DiskRow; isOffline: boolean; onAction: (deed: RowDeed, row: DiskRow) => void }) {
  const t = useMessages(fileDiskMessages);
  return (
    <MenuTrigger>
      <IconButton size="sm" label={t('menuOf', { name: row.name })}>
        <MoreIcon size={16} />
      </IconButton>
      <Menu
        placement="bottom end"
        onAction={(deed) => onAction(deed as RowDeed, row)}
        {...(isOffline && { disabledKeys: ['download', 'move', 'copy', 'share', 'remove'] })}
      >
        <MenuItem id="open" icon={row.isFolder ? <FolderIcon size={16} /> : <EyeIcon size={16} />} detail="Enter">
          {t(row.isFolder ? 'open' : 'preview')}
        </MenuItem>
        <MenuItem id="download" icon={<DownloadIcon size={16} />}>
          {t('download')}
        </MenuItem>
        <MenuItem id="rename" icon={<EditIcon size={16} />} detail="F2">
          {t('rename')}
        </MenuItem>
        <MenuItem id="move" icon={<SwapIcon size={16} />}>
          {t('move')}
        </MenuItem>
        <MenuItem id="copy" icon={<CopyIcon size={16} />}>
          {t('copy')}
        </MenuItem>
        <MenuItem id="share" icon={<ShareIcon size={16} />}>
          {t('share')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem id="remove" icon={<TrashIcon size={16} />} tone="danger" detail="Del">
          {t('remove')}
        </MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
