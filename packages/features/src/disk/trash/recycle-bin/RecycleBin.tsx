import type { Loadable } from '@chippage/api/loadable';
import type { DiskFolder, DiskTrashed } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { GridList } from '@chippage/ui/GridList';
import { IconButton } from '@chippage/ui/IconButton';
import { HistoryIcon, MoreIcon, TrashIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@chippage/ui/Menu';
import { Tag } from '@chippage/ui/Tag';
import type { ToastOptions } from '@chippage/ui/Toast';
import { useMemo, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import type { AskClash, Settled } from '../../parts/clash-dialog/settleClashes.ts';
import { useClashQuestion } from '../../parts/clash-dialog/useClashQuestion.tsx';
import { DiskFrame } from '../../parts/disk-frame/DiskFrame.tsx';
import * as diskList from '../../parts/disk-list/diskList.css.ts';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { problemWords } from '../../parts/disk-words/outcomeWords.ts';
import { ItemIcon } from '../../parts/item-icon/ItemIcon.tsx';
import { recycleBinMessages } from './messages.ts';
import * as styles from './RecycleBin.css.ts';

const FolderPicker = late(async () => (await import('../../folders/folder-picker/FolderPicker.tsx')).FolderPicker);

export interface RecycleBinProps {
  list: Loadable<{ rows: readonly DiskTrashed[]; total: number }>;
  folders: Loadable<readonly DiskFolder[]>;
  keywords: string;
  onSearch: (keywords: string) => void;
  /** Where they lay, or into a folder. @throws ApiError whose words are shown */
  onRestore: (rows: readonly DiskTrashed[], place: { isOrigin: true } | { isOrigin: false; folderId: number | null }, ask: AskClash) => Promise<Settled>;
  /** Deletes for ever. @throws ApiError whose words are shown */
  onErase: (rows: readonly DiskTrashed[]) => Promise<Settled>;
  onEmpty: () => Promise<void>;
  notify: (notice: ToastOptions) => void;
  /** Milliseconds since 1970, for how many days are left. */
  now: number;
}

type Open = { kind: 'erase' | 'restore'; rows: readonly DiskTrashed[] } | { kind: 'empty' } | null;

const NONE: readonly DiskTrashed[] = [];
const DAY_MS = 86_400_000;
const WINDOWED_FROM = 60;

/** What was deleted: brought back to where it lay or elsewhere, or deleted for ever. */
export function RecycleBin({ list, folders, keywords, onSearch, onRestore, onErase, onEmpty, notify, now }: RecycleBinProps) {
  const t = useMessages(recycleBinMessages);
  const words = useMessages(diskMessages);
  const action = useAction();
  const clashes = useClashQuestion();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<Open>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const rows = list.status === 'ready' ? list.data.rows : NONE;
  const items = useMemo(() => rows.map((row) => ({ id: String(row.id), text: row.name, row })), [rows]);
  const rowsOf = (ids: readonly string[]) => rows.filter(({ id }) => ids.includes(String(id)));

  const tell = ({ done, skipped, problems }: Settled, text: string) => {
    const said = [...(done.length > 0 ? [text] : []), ...(skipped > 0 ? [t('skipped', { count: skipped })] : [])].join(words('between'));
    if (said) notify({ tone: 'success', text: said });
    if (problems.length > 0) setProblem(problemWords(words, problems));
  };
  const restore = (picked: readonly DiskTrashed[], place: Parameters<RecycleBinProps['onRestore']>[1]) => {
    setOpen(null);
    setProblem(null);
    void action.run('restore', async () => {
      const settled = await onRestore(picked, place, clashes.beginAsking());
      setChosen([]);
      tell(settled, t('restored', { count: settled.done.length }));
    });
  };
  /** Where the folder is gone it is asked for; the others go where they lay. */
  const restoreToOrigin = (picked: readonly DiskTrashed[]) => {
    const homeless = picked.filter(({ isOriginGone }) => isOriginGone);
    const settled = picked.filter(({ isOriginGone }) => !isOriginGone);
    if (settled.length > 0) restore(settled, { isOrigin: true });
    if (homeless.length > 0) setOpen({ kind: 'restore', rows: homeless });
  };
  const need = (picked: readonly DiskTrashed[], act: (some: readonly DiskTrashed[]) => void) => {
    setProblem(picked.length === 0 ? t('chooseFile') : null);
    if (picked.length > 0) act(picked);
  };
  const erase = (picked: readonly DiskTrashed[]) =>
    void action.run('erase', async () => {
      const settled = await onErase(picked);
      setChosen([]);
      tell(settled, t('erased', { count: picked.length - settled.problems.length }));
      setOpen(null);
    });
  const placeOf = ({ originPath }: DiskTrashed) => [words('root'), ...originPath].join(' / ');
  const purgeText = ({ purgeTime }: DiskTrashed) => {
    const days = Math.ceil((Date.parse(purgeTime) - now) / DAY_MS);
    return days <= 0 ? t('purgeToday') : t('purge', { days, date: absoluteTime(Date.parse(purgeTime)).date });
  };
  return (
    <DiskFrame current="recycle" tools={<KeywordsField label={t('searchLabel')} hint={t('searchHint')} searched={keywords} onSearch={onSearch} />}>
      <div className={diskList.bar}>
        <p className={diskList.quiet}>{t('note')}</p>
        {rows.length > 0 && (
          <div className={diskList.end}>
            <Button size="sm" variant="outline" tone="danger" icon={<TrashIcon size={16} />} onPress={() => setOpen({ kind: 'empty' })}>
              {t('emptyAll')}
            </Button>
          </div>
        )}
      </div>
      <ActionAlert result={problem === null ? action.failure : { tone: 'danger', text: problem }} />
      <Loaded value={list} lines={6} failedTitle={t('failed')}>
        {() => (
          <GridList
            label={t('label')}
            items={items}
            renderItem={({ row }) => (
              <div className={styles.row}>
                <span className={diskList.icon}>
                  <ItemIcon kind={row.kind} />
                </span>
                <span className={diskList.name}>
                  {row.name} {row.isOriginGone && <Tag>{t('originGone')}</Tag>}
                  <span className={styles.from}>
                    {t('from', { place: placeOf(row) })} {row.isFolder && t('files', { count: row.fileCount })}
                  </span>
                </span>
                <span className={styles.size}>{sizeText(row.totalBytes)}</span>
                <span className={styles.purge}>
                  {t('trashed')} <FriendlyTime dateTime={row.trashTime} />
                  <br />
                  {purgeText(row)}
                </span>
              </div>
            )}
            actions={({ row }) => (
              <MenuTrigger>
                <IconButton size="sm" label={t('menuOf', { name: row.name })}>
                  <MoreIcon size={16} />
                </IconButton>
                <Menu
                  placement="bottom end"
                  onAction={(key) => (key === 'restore' ? restoreToOrigin([row]) : setOpen({ kind: key === 'restoreTo' ? 'restore' : 'erase', rows: [row] }))}
                >
                  <MenuItem id="restore" icon={<HistoryIcon size={16} />}>
                    {t('restore')}
                  </MenuItem>
                  <MenuItem id="restoreTo">{t('restoreTo')}</MenuItem>
                  <MenuSeparator />
                  <MenuItem id="erase" icon={<TrashIcon size={16} />} tone="danger" detail="Del">
                    {t('erase')}
                  </MenuItem>
                </Menu>
              </MenuTrigger>
            )}
            empty={
              keywords === '' ? (
                <EmptyState icon={<TrashIcon size={32} />} title={t('empty')}>
                  {t('emptyHint')}
                </EmptyState>
              ) : (
                <EmptyState title={t('nothingFound', { keywords })} />
              )
            }
            selectionMode="multiple"
            selectedIds={chosen}
            onSelectionChange={setChosen}
            selection={{
              allLabel: t('all'),
              count: (count) => t('selected', { count }),
              actions: (ids) => (
                <>
                  <Button
                    size="sm"
                    variant="outline"
                    icon={<HistoryIcon size={16} />}
                    isPending={action.pending === 'restore'}
                    onPress={() => need(rowsOf(ids), restoreToOrigin)}
                  >
                    {t('restore')}
                  </Button>
                  <Button size="sm" variant="outline" onPress={() => need(rowsOf(ids), (some) => setOpen({ kind: 'restore', rows: some }))}>
                    {t('restoreTo')}
                  </Button>
                  <Button size="sm" variant="outline" tone="danger" onPress={() => need(rowsOf(ids), (some) => setOpen({ kind: 'erase', rows: some }))}>
                    {t('erase')}
                  </Button>
                </>
              ),
            }}
            onRemove={(ids) => setOpen({ kind: 'erase', rows: rowsOf(ids) })}
            {...(rows.length > WINDOWED_FROM && { windowed: { height: 'min(70vh, 44rem)', rowPx: 64 } })}
          />
        )}
      </Loaded>
      {open?.kind === 'restore' && (
        <FolderPicker
          action="restore"
          count={open.rows.length}
          folders={folders}
          folderId={null}
          onPick={(folderId) => restore(open.rows, { isOrigin: false, folderId })}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'erase' && (
        <ConfirmDialog
          title={open.rows.length === 1 ? t('askEraseOne', { name: open.rows[0]?.name ?? '' }) : t('askErase', { count: open.rows.length })}
          confirmLabel={t('erase')}
          cancelLabel={t('cancel')}
          isOpen
          isPending={action.pending === 'erase'}
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          onConfirm={() => erase(open.rows)}
        >
          {t('eraseText')}
        </ConfirmDialog>
      )}
      {open?.kind === 'empty' && (
        <ConfirmDialog
          title={t('askEmpty')}
          confirmLabel={t('emptyAll')}
          cancelLabel={t('cancel')}
          isOpen
          isPending={action.pending === 'empty'}
          onOpenChange={(isOpen) => !isOpen && setOpen(null)}
          onConfirm={() =>
            void action.run('empty', async () => {
              await onEmpty();
              setChosen([]);
              notify({ tone: 'success', text: t('emptied') });
              setOpen(null);
            })
          }
        >
          {t('emptyText', { count: list.status === 'ready' ? list.data.total : 0 })}
        </ConfirmDialog>
      )}
      {clashes.dialog}
    </DiskFrame>
  );
}
