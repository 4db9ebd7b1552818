import type { Loadable } from '@chippage/api/loadable';
import type { DiskFolder, DiskPlace, DiskQuota } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Breadcrumbs } from '@chippage/ui/Breadcrumbs';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { FileButton } from '@chippage/ui/FileButton';
import { useFileDrop } from '@chippage/ui/FileDrop';
import { CloudIcon, PlusIcon, UploadIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { useRowDrag } from '@chippage/ui/useRowDrag';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { diskPaths } from '../../../i18n/paths/diskPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { AskClash } from '../../parts/clash-dialog/settleClashes.ts';
import { DiskFrame } from '../../parts/disk-frame/DiskFrame.tsx';
import * as diskList from '../../parts/disk-list/diskList.css.ts';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { folderIdOf } from '../../folders/folder-picker/folderNodes.tsx';
import { QuotaBar } from '../../quota/quota-bar/QuotaBar.tsx';
import { UploadTray, type UploadTrayProps } from '../../uploads/upload-tray/UploadTray.tsx';
import { type DiskOrder, diskOrders, type DiskView, diskViewParams, orderOf, viewOrder } from './diskPlace.ts';
import * as styles from './FileDisk.css.ts';
import { FileList } from './FileList.tsx';
import { focusRow } from './focusRow.ts';
import type { DiskRow } from './FileRow.tsx';
import { FolderTree } from './FolderTree.tsx';
import { fileDiskMessages } from './messages.ts';
import { type FileDeeds, useFileDeeds } from './useFileDeeds.tsx';

/** The files of a folder, or those that were found. */
export interface DiskRows {
  rows: readonly DiskRow[];
  /** How many there are; more than `rows` while they are still being read. */
  total: number;
  /** The folders that lead here, with this one at the end; none for the disk itself and for a search. */
  path: readonly DiskPlace[];
  /** When this was seen, where there is no network and it is from memory; in words. */
  seen: string | null;
}

export interface FileDiskProps extends FileDeeds {
  view: DiskView;
  onViewChange: (view: DiskView) => void;
  list: Loadable<DiskRows>;
  folders: Loadable<readonly DiskFolder[]>;
  quota: Loadable<DiskQuota>;
  isOffline: boolean;
  /** Names that were changed without a network and are not merged yet. */
  queuedCount: number;
  /** What came of merging them. */
  mergedText: string | null;
  uploads: Omit<UploadTrayProps, 'onEmpty'>;
  /** The file that is looked at, in the place of the list. */
  preview?: ReactNode;
  onUpload: (files: readonly File[], folderId: number | null, ask: AskClash) => void;
}

const orderWords = {
  'name-asc': 'nameAsc',
  'name-desc': 'nameDesc',
  'time-desc': 'timeDesc',
  'time-asc': 'timeAsc',
  'size-desc': 'sizeDesc',
  'size-asc': 'sizeAsc',
  'kind-asc': 'kindAsc',
} as const satisfies Record<DiskOrder, string>;

/** The member's files: the tree, one folder, and everything that can be done with what lies in it. */
export function FileDisk(props: FileDiskProps) {
  const { view, onViewChange, list, folders, quota, isOffline, queuedCount, mergedText, uploads, onUpload, preview } = props;
  const t = useMessages(fileDiskMessages);
  const words = useMessages(diskMessages);
  const paths = usePaths(diskPaths);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const grid = useRef<HTMLDivElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const wantsRow = useRef(false);
  const isSearch = view.keywords !== '';
  const isReady = list.status === 'ready';
  const path = isReady ? list.data.path : [];
  const hereName = path.at(-1)?.name ?? words('root');
  // Trying again does not bring it back.
  const isGone = list.status === 'failed' && list.code === 'resource.not_found';

  const goTo = (next: Partial<DiskView>, isByGrid = false) => {
    setChosen([]);
    wantsRow.current = isByGrid;
    onViewChange({ ...view, keywords: '', fileId: null, ...next });
  };
  const open = (row: DiskRow) => (row.isFolder ? goTo({ folderId: row.id }, true) : onViewChange({ ...view, fileId: row.id }));
  // Who opened a folder by its row goes on with its first row.
  useEffect(() => {
    if (!wantsRow.current || !isReady) return undefined;
    wantsRow.current = false;
    return focusRow(() => grid.current, firstRow);
  }, [isReady, view.folderId]);
  // Who looked at a file comes back to its row.
  const lookedAt = useRef(view.fileId);
  useEffect(() => {
    const before = lookedAt.current;
    lookedAt.current = view.fileId;
    if (before === null || view.fileId !== null) return undefined;
    return focusRow(
      () => grid.current,
      (list) => list.querySelector<HTMLElement>(`[role="row"][data-key="${before}"]`) ?? firstRow(list),
    );
  }, [view.fileId]);

  const deeds = useFileDeeds({ deeds: props, folders, folderId: view.folderId, onOpen: open, onLetGo: () => setChosen([]) });
  const upload = (files: readonly File[]) => onUpload(files, view.folderId, deeds.beginAsking());
  const { isOver, dropProps } = useFileDrop({ takesFolders: true, isDisabled: isOffline || isSearch, onSelect: upload });
  const rowsById = (ids: readonly string[]) => (isReady ? list.data.rows.filter(({ id }) => ids.includes(String(id))) : []);
  const isFolderRow = (id: string) => isReady && list.data.rows.some((row) => row.isFolder && String(row.id) === id);
  const rowDrag = useRowDrag({
    isSource: true,
    canDropOn: isFolderRow,
    onDrop: (ids, onto) => deeds.put('move', rowsById(withChosen(ids, chosen)), Number(onto)),
  });
  const treeDrag = useRowDrag({ canDropOn: () => true, onDrop: (ids, onto) => deeds.put('move', rowsById(withChosen(ids, chosen)), folderIdOf(onto)) });

  const empty = isSearch ? (
    <EmptyState title={t('nothingFound', { keywords: view.keywords })}>{t('nothingFoundHint')}</EmptyState>
  ) : (
    <EmptyState icon={<CloudIcon size={32} />} title={t(view.folderId === null ? 'emptyRoot' : 'empty')}>
      {t('emptyHint')}
    </EmptyState>
  );
  const up = path.length > 0 ? () => goTo({ folderId: path.at(-2)?.id ?? null }, true) : undefined;
  const quotaBar = (
    <Loaded value={quota} lines={2}>
      {({ usedBytes, totalBytes, kinds, trashBytes }) => (
        <QuotaBar
          usedBytes={usedBytes}
          totalBytes={totalBytes}
          kinds={[...kinds.map(({ kind, bytes }) => ({ name: words(kind), sizeBytes: bytes })), { name: words('trash'), sizeBytes: trashBytes }]}
        />
      )}
    </Loaded>
  );
  return (
    <DiskFrame
      current="files"
      tools={
        <KeywordsField
          label={t('searchLabel')}
          hint={t('searchHint')}
          searched={view.keywords}
          onSearch={(keywords) => {
            setChosen([]);
            onViewChange({ ...view, keywords, fileId: null });
          }}
        />
      }
    >
      {isOffline && (
        <Alert tone="warn" title={t('offlineTitle')} live="polite">
          {isReady && list.data.seen !== null ? t('offline', { time: list.data.seen }) : t('offlineUnseen')}
          {queuedCount > 0 && ` ${t('queued', { count: queuedCount })}`}
        </Alert>
      )}
      {mergedText !== null && (
        <Alert tone="info" live="polite">
          {mergedText}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.side}>
          <FolderTree folders={folders} folderId={isSearch ? undefined : view.folderId} onOpen={(folderId) => goTo({ folderId })} drag={treeDrag} />
          {quotaBar}
        </div>
        <div className={styles.main} {...dropProps}>
          {isOver && <div className={styles.over}>{t('dropOver', { name: hereName })}</div>}
          {preview ?? (
            <>
              {!isSearch && path.length > 0 && (
                <Breadcrumbs
                  label={t('way')}
                  items={[{ text: words('root'), id: null as number | null }, ...path.map(({ id, name }) => ({ text: name, id }))].map(({ text, id }, at) =>
                    at === path.length ? { text } : { text, href: paths.fileDisk(diskViewParams({ ...view, folderId: id, fileId: null })) },
                  )}
                />
              )}
              <div className={styles.folderHead}>
                <h2 className={styles.folderName} tabIndex={-1}>
                  {isSearch ? t('found', { keywords: view.keywords }) : isGone ? t('gone') : hereName}
                </h2>
                {isReady && (
                  <span className={diskList.quiet}>
                    {isSearch
                      ? t('foundCount', { count: list.data.total })
                      : t(list.data.rows.length < list.data.total ? 'reading' : 'count', { read: list.data.rows.length, count: list.data.total })}
                  </span>
                )}
              </div>
              <div className={diskList.bar}>
                {isSearch ? (
                  <LinkButton size="sm" variant="outline" href={paths.fileDisk(diskViewParams({ ...view, keywords: '', fileId: null }))}>
                    {t('endSearch')}
                  </LinkButton>
                ) : (
                  <>
                    <FileButton ref={choose} size="sm" variant="solid" icon={<UploadIcon size={16} />} allowsMultiple isDisabled={isOffline} onSelect={upload}>
                      {t('upload')}
                    </FileButton>
                    <FileButton size="sm" takesFolder isDisabled={isOffline} onSelect={upload}>
                      {t('uploadFolder')}
                    </FileButton>
                    <Button size="sm" variant="outline" icon={<PlusIcon size={16} />} isDisabled={isOffline} onPress={deeds.onNewFolder}>
                      {t('newFolder')}
                    </Button>
                    <div className={diskList.end}>
                      <NativeSelect
                        label={t('order')}
                        options={diskOrders.map((id) => ({ id, label: t(orderWords[id]) }))}
                        value={orderOf(view)}
                        onChange={(order) => onViewChange({ ...view, ...viewOrder(order as DiskOrder) })}
                      />
                    </div>
                  </>
                )}
              </div>
              <ActionAlert result={deeds.result} />
              <UploadTray {...uploads} onEmpty={() => choose.current?.focus()} />
              {isGone ? (
                <EmptyState
                  icon={<CloudIcon size={32} />}
                  title={t('gone')}
                  action={
                    <LinkButton size="sm" variant="outline" href={paths.fileDisk(diskViewParams({ ...view, folderId: null, fileId: null }))}>
                      {t('toRoot')}
                    </LinkButton>
                  }
                >
                  {t('goneHint')}
                </EmptyState>
              ) : (
                <Loaded value={list} lines={8} failedTitle={t('failed')}>
                  {({ rows }) => (
                    <FileList
                      listRef={grid}
                      label={isSearch ? t('found', { keywords: view.keywords }) : t('list', { name: hereName })}
                      rows={rows}
                      empty={empty}
                      chosen={chosen}
                      onChosenChange={setChosen}
                      isOffline={isOffline}
                      pending={deeds.pending}
                      onDeed={deeds.run}
                      {...(up && !isSearch && { onBack: up })}
                      drag={rowDrag}
                    />
                  )}
                </Loaded>
              )}
              {!isSearch && <p className={diskList.quiet}>{t('paste')}</p>}
            </>
          )}
        </div>
        <div className={styles.foot}>{quotaBar}</div>
      </div>
      {deeds.dialogs}
    </DiskFrame>
  );
}

/** What is dragged: all that are chosen when one of them was taken up. */
const withChosen = (ids: readonly string[], chosen: readonly string[]) => (ids.some((id) => chosen.includes(id)) ? chosen : ids);

const firstRow = (list: HTMLElement) => list.querySelector<HTMLElement>('[role="row"][data-key]');
