import type { Channel } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FollowButton } from '../../../parts/follow-button/FollowButton.tsx';
import { reorderMessages } from '../../../parts/reorder/messages.ts';
import * as rowStyles from '../../../parts/reorder/reorder.css.ts';
import { RowGrip, RowSteps } from '../../../parts/reorder/RowMoves.tsx';
import { useMoves } from '../../../parts/reorder/useMoves.ts';
import { useRowDrag } from '../../../parts/reorder/useRowDrag.ts';
import type { OwnChannels } from '../channel-nav/ownChannels.ts';
import * as styles from './ChannelEditor.css.ts';
import { channelEditorMessages } from './messages.ts';

export interface ChannelEditorProps extends OwnChannels {
  /** Hears the whole order of what can be moved. */
  onOrder: (ids: number[]) => void;
  /** Absent: a visitor, who only moves them. */
  onFollow?: ((channel: Channel, isFollowed: boolean) => void) | undefined;
  onClose: () => void;
}

/** Puts the channels in the reader's own order and says which are followed. Every change holds at once. */
export function ChannelEditor({ movable, others, onOrder, onFollow, onClose }: ChannelEditorProps) {
  const t = useMessages(channelEditorMessages);
  const words = useMessages(reorderMessages);
  const root = useRef<HTMLDivElement>(null);
  const [movedId, setMovedId] = useState<number | null>(null);
  const count = movable.length;
  const moves = useMoves({
    items: movable,
    onMoved: (next, { id }) => {
      onOrder(next.map((channel) => channel.id));
      setMovedId(id);
    },
    root,
  });
  const drag = useRowDrag({ count, onMove: moves.drop, root });
  // The row goes to the other list: focus goes with its button.
  const follow = (channel: Channel, isFollowed: boolean) => {
    setMovedId(null);
    moves.focusOn(`[data-channel="${channel.id}"] [aria-pressed]`);
    onFollow?.(channel, isFollowed);
  };
  const followButton = (channel: Channel) =>
    onFollow && <FollowButton name={channel.name} isFollowed={channel.isFollowed} onChange={(next) => follow(channel, next)} />;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {({ close }) => (
        <div ref={root} className={rowStyles.editor}>
          <div className={rowStyles.tools}>
            <p className={rowStyles.help}>
              {count > 0 && `${words('gripHelp')}。`}
              {t(onFollow ? 'memberHelp' : 'visitorHelp')}
            </p>
            <Button size="sm" onPress={close}>
              {t('done')}
            </Button>
          </div>
          {count > 0 && (
            <ul className={rowStyles.rows} aria-label={t('own')}>
              {movable.map((channel, index) => {
                const place = { name: channel.name, index, count, onMove: (to: number) => moves.move(index, to) };
                return (
                  <li
                    key={channel.id}
                    data-row={index}
                    data-channel={channel.id}
                    className={rowStyles.row}
                    data-moved={movedId === channel.id || undefined}
                    {...drag.rowProps(index)}
                  >
                    <RowGrip {...place} gripProps={drag.gripProps(index)} />
                    <span className={styles.name}>
                      {channel.name}
                      {movedId === channel.id && <span className={styles.note}>{words('moved', { place: index + 1, count })}</span>}
                    </span>
                    <RowSteps {...place} />
                    {followButton(channel)}
                  </li>
                );
              })}
            </ul>
          )}
          {others.length > 0 && (
            <>
              <p className={styles.subtitle}>{t('others')}</p>
              <ul className={rowStyles.rows} aria-label={t('others')}>
                {others.map((channel) => (
                  <li key={channel.id} data-channel={channel.id} className={rowStyles.row}>
                    <span className={styles.name}>{channel.name}</span>
                    {followButton(channel)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
