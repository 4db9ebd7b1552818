import type { CirclePost } from '@chippage/api/types';
import { IconButton } from '@chippage/ui/IconButton';
import { EditIcon, EyeOffIcon, FlagIcon, HistoryIcon, LinkIcon, MessageIcon, MoreIcon, QuoteIcon, ShieldIcon, TrashIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { Menu, MenuItem, MenuTrigger } from '@chippage/ui/Menu';
import { useCountdown } from '@chippage/ui/useCountdown';
import { useEffect, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { postCardMessages } from './messages.ts';
import type { PostActions } from './postActions.ts';

const ConfirmDialog = late(async () => (await import('@chippage/ui/ConfirmDialog')).ConfirmDialog);
const ReportDialog = late(async () => (await import('../../../parts/report-dialog/ReportDialog.tsx')).ReportDialog);
const EditDialog = late(async () => (await import('./EditDialog.tsx')).EditDialog);
const HistoryDialog = late(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);

export interface PostMenuProps extends PostActions {
  post: CirclePost;
  /** Who wrote it. */
  name: string;
}

type Deed = 'edit' | 'remove' | 'block' | 'report' | 'history';

/** What can be done with a post beside liking it, opened at once. What asks first comes with its own code. */
export function PostMenu({ post, name, ...actions }: PostMenuProps) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  const button = useRef<HTMLButtonElement>(null);
  const [isListed, setListed] = useState(false);
  const [open, setOpen] = useState<Deed | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Deed>>(new Set());
  const [isRemoving, setRemoving] = useState(false);
  const { isMine, state, editTime, editableUntil, areCommentsClosed, writer } = post;
  const isShown = state === 'shown' || state === 'folded';
  const canEdit = useCountdown(editableUntil === null ? null : Date.parse(editableUntil)) > 0 && (isShown || state === 'pending');
  // It stands in the place of the button that was pressed: focus goes back to this one when the menu closes.
  useEffect(() => {
    button.current?.focus();
    setListed(true);
  }, []);
  const ask = (deed: Deed) => {
    setAsked((was) => new Set(was).add(deed));
    setOpen(deed);
  };
  const close = () => setOpen(null);
  const remove = async () => {
    setRemoving(true);
    try {
      await actions.onRemove(post);
    } finally {
      setRemoving(false);
      close();
    }
  };
  return (
    <>
      <MenuTrigger isOpen={isListed} onOpenChange={setListed}>
        <IconButton ref={button} size="sm" label={t('menu', { name })}>
          <MoreIcon size={16} />
        </IconButton>
        <Menu placement="bottom end" autoFocus="first">
          {canEdit && (
            <MenuItem id="edit" icon={<EditIcon size={16} />} onAction={() => ask('edit')}>
              {t('edit')}
            </MenuItem>
          )}
          {isShown && (
            <MenuItem id="quote" icon={<QuoteIcon size={16} />} href={paths.writeCirclePost(post.group.id, { quote: post.id })}>
              {t('quoteIt')}
            </MenuItem>
          )}
          <MenuItem id="copy" icon={<LinkIcon size={16} />} onAction={() => actions.onCopyLink(post)}>
            {t('copy')}
          </MenuItem>
          {editTime !== null && (
            <MenuItem id="history" icon={<HistoryIcon size={16} />} onAction={() => ask('history')}>
              {t('historyTitle')}
            </MenuItem>
          )}
          {isMine && (
            <MenuItem id="comments" icon={<MessageIcon size={16} />} onAction={() => actions.onCloseComments(post, !areCommentsClosed)}>
              {t(areCommentsClosed ? 'openComments' : 'closeComments')}
            </MenuItem>
          )}
          {isMine && (
            <MenuItem id="remove" tone="danger" icon={<TrashIcon size={16} />} onAction={() => ask('remove')}>
              {t('remove')}
            </MenuItem>
          )}
          {!isMine && writer !== null && writer.id !== null && (
            <MenuItem id="mute" icon={<EyeOffIcon size={16} />} onAction={() => actions.onHide(post, 'mute')}>
              {t('mute')}
            </MenuItem>
          )}
          {!isMine && writer !== null && writer.id !== null && (
            <MenuItem id="block" icon={<ShieldIcon size={16} />} onAction={() => ask('block')}>
              {t('block')}
            </MenuItem>
          )}
          {!isMine && (
            <MenuItem id="report" icon={<FlagIcon size={16} />} onAction={() => ask('report')}>
              {t('report')}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {asked.has('edit') && open === 'edit' && <EditDialog post={post} onEdit={actions.onEdit} onClose={close} />}
      {asked.has('history') && open === 'history' && <HistoryDialog post={post} onReadHistory={actions.onReadHistory} onClose={close} />}
      {asked.has('remove') && (
        <ConfirmDialog
          title={t('removeTitle')}
          confirmLabel={t('remove')}
          cancelLabel={t('cancel')}
          isOpen={open === 'remove'}
          onOpenChange={close}
          isPending={isRemoving}
          onConfirm={() => void remove()}
        >
          {t('removeText')}
        </ConfirmDialog>
      )}
      {asked.has('block') && (
        <ConfirmDialog
          title={t('blockTitle', { name })}
          confirmLabel={t('block')}
          cancelLabel={t('cancel')}
          isOpen={open === 'block'}
          onOpenChange={close}
          onConfirm={() => {
            actions.onHide(post, 'block');
            close();
          }}
        >
          {t('blockText')}
        </ConfirmDialog>
      )}
      {asked.has('report') && (
        <ReportDialog
          title={t('reportTitle')}
          isOpen={open === 'report'}
          onOpenChange={close}
          onReport={(reason) => {
            actions.onReport(post, reason);
            close();
          }}
        />
      )}
    </>
  );
}
