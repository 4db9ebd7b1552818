import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { ArrowDownIcon } from '@chippage/ui/Icon';
import { Fragment, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './Chat.css.ts';
import { ChatItem, type ItemActions } from './ChatItem.tsx';
import type { Outgoing, Stretch } from './chatState.ts';
import { chatMessages } from './messages.ts';
import { OutgoingItem } from './OutgoingItem.tsx';

export interface ChatLogProps {
  /** With whom. */
  name: string;
  stretch: Stretch;
  outgoing: readonly Outgoing[];
  isTyping: boolean;
  older: { isLoading: boolean; error: string | null };
  /** The message that one was brought to; null: the newest ones. */
  jumpedTo: number | null;
  onOlder: () => void;
  onNewer: () => void;
  onNewest: () => void;
  /** The newest message here is in sight. */
  onSeen: (seq: number) => void;
  onResend: (clientId: string) => void;
  onEdit: (outgoing: Outgoing) => void;
  onDrop: (clientId: string) => void;
  actions: ItemActions;
  logRef?: Ref<HTMLDivElement>;
}

/** So near its end a log counts as read to the end, and follows what comes. */
const NEAR_PX = 80;

/** The messages of a conversation, by day; what is older comes above without moving what is read. */
export function ChatLog({ name, stretch, outgoing, isTyping, older, jumpedTo, logRef, actions, ...on }: ChatLogProps) {
  const t = useMessages(chatMessages);
  const log = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(logRef, () => log.current);
  const { messages, hasBefore, hasAfter } = stretch;
  const first = messages[0]?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  const { isAtEnd, unseen, follow } = useScrollPlace(log, { first, last, hasAfter, outgoing: outgoing.length, jumpedTo });
  const { onSeen, onOlder, onNewer } = on;
  const isQuiet = useQuiet(older.isLoading);

  useEffect(() => {
    if (!isAtEnd || hasAfter || last === 0) return undefined;
    // A conversation in a window that nobody looks at is not read.
    const look = () => {
      if (document.visibilityState === 'visible') onSeen(last);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAtEnd, hasAfter, last, onSeen]);

  const onScroll = () => {
    const { current } = log;
    if (!current) return;
    follow();
    if (current.scrollTop < NEAR_PX && hasBefore && !older.isLoading && older.error === null) onOlder();
    if (current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX && hasAfter) onNewer();
  };
  const hasNames = new Set(messages.filter(({ side }) => side === 'own').map(({ writer }) => writer.memberId)).size > 1;
  return (
    <div className={styles.logBox}>
      {/* A log that scrolls has to be reached by the keyboard. */}
      <div
        ref={log}
        className={styles.log}
        role="log"
        aria-label={t('log', { name })}
        aria-live={isQuiet ? 'off' : 'polite'}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        data-pane="log"
        onScroll={onScroll}
      >
        <div className={styles.top}>
          {older.error !== null && (
            <Alert tone="danger" live="assertive">
              {t('olderFailed', { why: older.error })}
            </Alert>
          )}
          {hasBefore ? (
            <Button variant="outline" size="sm" isPending={older.isLoading} pendingLabel={t('olderLoading')} onPress={onOlder}>
              {t('older')}
            </Button>
          ) : (
            <p className={styles.middle}>{t(messages.length === 0 && outgoing.length === 0 ? 'empty' : 'begin')}</p>
          )}
        </div>
        <ol className={styles.items}>
          {messages.map((message, at) => {
            const day = dayOf(message.createTime);
            const before = messages[at - 1];
            return (
              <Fragment key={message.seq}>
                {before === undefined || dayOf(before.createTime) !== day ? <li className={styles.middle}>{day}</li> : null}
                <ChatItem message={message} isJumped={message.seq === jumpedTo} hasName={hasNames} actions={actions} />
              </Fragment>
            );
          })}
          {outgoing.map((each) => (
            <OutgoingItem
              key={each.clientId}
              outgoing={each}
              onResend={() => on.onResend(each.clientId)}
              onEdit={each.draft.text === '' ? undefined : () => on.onEdit(each)}
              onDrop={() => on.onDrop(each.clientId)}
            />
          ))}
        </ol>
        <p className={styles.typing} aria-live="off">
          {isTyping ? t('typing') : ''}
        </p>
      </div>
      {(hasAfter || unseen > 0 || !isAtEnd) && (
        <div className={styles.below}>
          <Button
            variant="plain"
            size="sm"
            icon={<ArrowDownIcon size={16} />}
            onPress={() => {
              if (hasAfter) on.onNewest();
              toEnd(log.current);
              log.current?.focus({ preventScroll: true });
            }}
          >
            {unseen > 0 && !hasAfter ? t('newBelow', { count: unseen }) : t('toNewest')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** What comes from further back is no news: nothing is read out until it stands there. */
function useQuiet(isLoading: boolean): boolean {
  const [isQuiet, setQuiet] = useState(isLoading);
  if (isLoading && !isQuiet) setQuiet(true);
  useEffect(() => {
    if (isLoading) return undefined;
    const timer = setTimeout(() => setQuiet(false), 500);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isQuiet;
}

const dayOf = (time: string) => absoluteTime(Date.parse(time)).date;

function toEnd(log: HTMLElement | null): void {
  if (log) log.scrollTop = log.scrollHeight;
}

interface Place {
  first: number;
  last: number;
  hasAfter: boolean;
  outgoing: number;
  jumpedTo: number | null;
}

/** Keeps the place of the reader: at the end it follows, elsewhere what is read stays where it is. */
function useScrollPlace(log: { current: HTMLDivElement | null }, { first, last, hasAfter, outgoing, jumpedTo }: Place) {
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenLast, setSeenLast] = useState(last);
  const was = useRef<{ first: number; last: number; outgoing: number; height: number; top: number; jumpedTo: number | null } | null>(null);
  const follow = () => {
    const { current } = log;
    if (!current) return;
    const isNow = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR_PX;
    setAtEnd(isNow);
    if (isNow && !hasAfter) setSeenLast(last);
    if (was.current) was.current = { ...was.current, height: current.scrollHeight, top: current.scrollTop };
  };
  useLayoutEffect(() => {
    const { current } = log;
    if (!current) return;
    const before = was.current;
    const isFresh = before === null || last < before.first || first > before.last;
    if ((isFresh || jumpedTo !== before.jumpedTo) && jumpedTo !== null && first <= jumpedTo && jumpedTo <= last) {
      current.querySelector(`[data-seq="${jumpedTo}"]`)?.scrollIntoView({ block: 'center' });
    } else if (isFresh || outgoing > before.outgoing || (isAtEnd && !hasAfter)) toEnd(current);
    // What came above pushes what is read down by its own height.
    else if (first < before.first) current.scrollTop = before.top + current.scrollHeight - before.height;
    was.current = { first, last, outgoing, height: current.scrollHeight, top: current.scrollTop, jumpedTo };
    follow();
  }, [first, last, outgoing, jumpedTo]); // oxlint-disable-line react/exhaustive-deps -- only what changes the height moves the place
  // The box changes its height with the keyboard of a phone, with the text below it, with a picture that came.
  useEffect(() => {
    const { current } = log;
    if (!current) return undefined;
    const watcher = new ResizeObserver(() => {
      if (isAtEnd && !hasAfter) toEnd(current);
    });
    watcher.observe(current);
    for (const child of current.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [isAtEnd, hasAfter, log]);
  return { isAtEnd, unseen: isAtEnd ? 0 : Math.max(0, last - seenLast), follow };
}
