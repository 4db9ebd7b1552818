import { ApiError } from '@chippage/api/errors';
import { diskLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import type { DiskFolder } from '@chippage/api/types';
import { late } from '@chippage/ui/late';
import type { ToastOptions } from '@chippage/ui/Toast';
import { type ReactNode, useEffect, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { ActionResult } from '../../../parts/action/useAction.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import type { AskClash, Settled } from '../../parts/clash-dialog/settleClashes.ts';
import { useClashQuestion } from '../../parts/clash-dialog/useClashQuestion.tsx';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { problemWords } from '../../parts/disk-words/outcomeWords.ts';
import type { DiskRow, RowDeed } from './FileRow.tsx';
import { fileDiskMessages } from './messages.ts';

const FolderPicker = late(async () => (await import('../../folders/folder-picker/FolderPicker.tsx')).FolderPicker);
const NameDialog = late(async () => (await import('./NameDialog.tsx')).NameDialog);

/** Who carries out what is done to files. Each asks about taken names and tells what became of every one. @throws ApiError whose words are shown */
export interface FileDeeds {
  onRename: (row: DiskRow, name: string, ask: AskClash) => Promise<Settled>;
  onAddFolder: (name: string, folderId: number | null, ask: AskClash) => Promise<Settled>;
  onMove: (rows: readonly DiskRow[], folderId: number | null, ask: AskClash) => Promise<Settled>;
  onCopy: (rows: readonly DiskRow[], folderId: number | null, ask: AskClash) => Promise<Settled>;
  onTrash: (rows: readonly DiskRow[]) => Promise<Settled>;
  /** Brings back what was just deleted. */
  onUntrash: (rows: readonly DiskRow[], ask: AskClash) => Promise<Settled>;
  /** Saves one file as itself, several and folders in one zip. @returns the name of what was saved */
  onDownload: (rows: readonly DiskRow[]) => Promise<string>;
  onShare: (row: DiskRow) => void;
  notify: (notice: ToastOptions) => void;
}

export interface FileDeedsOptions {
  deeds: FileDeeds;
  folders: Loadable<readonly DiskFolder[]>;
  /** Where one is. */
  folderId: number | null;
  onOpen: (row: DiskRow) => void;
  /** What was done took rows away: they are not chosen any more. */
  onLetGo: () => void;
}

type Open = { kind: 'move' | 'copy'; rows: readonly DiskRow[] } | { kind: 'rename'; row: DiskRow } | { kind: 'folder' } | null;

/** Everything that can be done with the files of a list, with its dialogs and with what came of it. */
export function useFileDeeds({ deeds, folders, folderId, onOpen, onLetGo }: FileDeedsOptions) {
  const t = useMessages(fileDiskMessages);
  const words = useMessages(diskMessages);
  const [open, setOpen] = useState<Open>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAction();
  const clashes = useClashQuestion();
  // Names can be changed without a network: by then its code cannot be fetched.
  useEffect(() => NameDialog.preload(), []);
  const nameOf = (id: number | null) => (folders.status === 'ready' ? folders.data.find((folder) => folder.id === id)?.name : undefined) ?? words('root');

  /** Says what came of it: in the corner what was done, in the page what was not. */
  const tell = ({ done, skipped, problems }: Settled, text: (count: number) => string, undo?: () => void) => {
    const said = [...(done.length > 0 ? [text(done.length)] : []), ...(skipped > 0 ? [t('skipped', { count: skipped })] : [])].join(words('between'));
    if (said) deeds.notify({ tone: 'success', text: said, ...(undo && done.length > 0 && { action: { label: t('undo'), onPress: undo }, timeoutMs: 10_000 }) });
    if (problems.length > 0) setProblem(problemWords(words, problems));
  };
  const act = (key: string, call: () => Promise<Settled>, text: (count: number) => string, undo?: () => void) => {
    setProblem(null);
    void action.run(key, async () => tell(await call(), text, undo));
  };
  const untrash = (rows: readonly DiskRow[]) =>
    act(
      'undo',
      () => deeds.onUntrash(rows, clashes.beginAsking()),
      (count) => t('undone', { count }),
    );
  const remove = (rows: readonly DiskRow[]) => {
    onLetGo();
    act(
      'remove',
      () => deeds.onTrash(rows),
      (count) => t('removed', { count }),
      () => untrash(rows),
    );
  };
  const put = (kind: 'move' | 'copy', rows: readonly DiskRow[], into: number | null) => {
    setOpen(null);
    if (kind === 'move') onLetGo();
    act(
      kind,
      () => deeds[kind === 'move' ? 'onMove' : 'onCopy'](rows, into, clashes.beginAsking()),
      (count) => t(kind === 'move' ? 'moved' : 'copied', { count, name: nameOf(into) }),
    );
  };
  const download = (rows: readonly DiskRow[]) => {
    if (rows.length > diskLimits.batch) {
      setProblem(t('tooManyToDownload', { most: diskLimits.batch, count: rows.length }));
      return;
    }
    setProblem(null);
    void action.run(
      'download',
      () => deeds.onDownload(rows),
      (name) => t('downloaded', { name }),
    );
  };
  /** @throws ApiError whose words stand in the dialog */
  const name = async (call: (ask: AskClash) => Promise<Settled>, text: string) => {
    const settled = await call(clashes.beginAsking());
    if (settled.problems.length > 0) throw new ApiError({ status: 200, reason: 'disk.wrong_name', message: problemWords(words, settled.problems) });
    tell(settled, () => text);
  };

  const run = (deed: RowDeed, rows: readonly DiskRow[]) => {
    const [first] = rows;
    if (!first) {
      setProblem(t('chooseFile'));
      return;
    }
    setProblem(null);
    if (deed === 'open') onOpen(first);
    else if (deed === 'download') download(rows);
    else if (deed === 'rename') setOpen({ kind: 'rename', row: first });
    else if (deed === 'remove') remove(rows);
    else if (deed === 'share') {
      if (rows.length > 1) setProblem(t('oneToShare'));
      else deeds.onShare(first);
    } else setOpen({ kind: deed, rows });
  };

  const dialogs: ReactNode = (
    <>
      {(open?.kind === 'move' || open?.kind === 'copy') && (
        <FolderPicker
          action={open.kind}
          count={open.rows.length}
          folders={folders}
          folderId={folderId}
          {...(open.kind === 'move' && { without: new Set(open.rows.filter(({ isFolder }) => isFolder).map(({ id }) => id)) })}
          onPick={(into) => put(open.kind, open.rows, into)}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'rename' && (
        <NameDialog
          title={t('renameTitle', { name: open.row.name })}
          initial={open.row.name}
          isFolder={open.row.isFolder}
          onSave={(next) => (next === open.row.name ? Promise.resolve() : name((ask) => deeds.onRename(open.row, next, ask), t('renamed', { name: next })))}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.kind === 'folder' && (
        <NameDialog
          title={t('newFolderTitle')}
          initial=""
          isFolder
          onSave={(next) => name((ask) => deeds.onAddFolder(next, folderId, ask), t('made', { name: next }))}
          onClose={() => setOpen(null)}
        />
      )}
      {clashes.dialog}
    </>
  );
  const result: Pick<ActionResult, 'tone' | 'text'> | null = problem === null ? action.result : { tone: 'danger', text: problem };
  return { run, put, remove, dialogs, result, pending: action.pending, beginAsking: clashes.beginAsking, onNewFolder: () => setOpen({ kind: 'folder' }) };
}
