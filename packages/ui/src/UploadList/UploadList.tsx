import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { CheckIcon, ErrorIcon } from '../Icon/statusIcons.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import * as styles from './UploadList.css.ts';

/** A file on its way. */
export interface UploadListItem {
  id: string;
  name: string;
  /** Beside the name: its size, its pages. */
  detail?: ReactNode;
  /** `closed` is done and cannot be taken out any more. */
  state: 'waiting' | 'uploading' | 'paused' | 'done' | 'failed' | 'closed';
  /** How much has gone out, from 0 to 1; leave out where that is not known. */
  share?: number;
  /** Above the bar while it is on its way: 正在上传, 正在读取. */
  progressText?: string;
  /** Why it failed, and what to do about it. */
  problem?: string | null;
  /** In place of the words of its state, e.g. a `Tag`. */
  status?: ReactNode;
  /** Whether sending it again may help: not for a file of the wrong kind. @default true */
  canRetry?: boolean;
}

/** Words of `UploadList`. */
export interface UploadListWords {
  waiting: string;
  /** Names the bar: 正在上传 a.pdf. */
  uploading: (name: string) => string;
  done: string;
  /** The verb on the button of a failed one. */
  retry: string;
  /** Names that button: 重试 a.pdf. */
  retryOf: (name: string) => string;
  /** Of one that was paused: its state, the verb that goes on, and that button's name. With `onPause`. */
  paused?: string;
  resume?: string;
  resumeOf?: (name: string) => string;
  /** The verb that pauses one, and that button's name. With `onPause`. */
  pause?: string;
  pauseOf?: (name: string) => string;
  /** Names the button of one that is on its way: 取消上传 a.pdf. */
  cancelOf: (name: string) => string;
  /** Names the button of one that is not: 移除 a.pdf. */
  removeOf: (name: string) => string;
}

/** Props of `UploadList`. */
export interface UploadListProps {
  /** Names the list: 已选的文件. */
  label: string;
  /** In the order in which they were chosen; nothing is drawn for none. */
  items: readonly UploadListItem[];
  words: UploadListWords;
  /** Stops one that is on its way, or takes one out. */
  onRemove: (id: string) => void;
  /** Sends a failed one again. */
  onRetry: (id: string) => void;
  /** Stops one that is on its way so that it can go on; without it nothing can be paused. */
  onPause?: (id: string) => void;
  onResume?: (id: string) => void;
  /** The last one is taken out, and the list with it: take focus to the button that chooses. */
  onEmpty: () => void;
  /** Lines between rows, or a card each where something stands below. @default 'rows' */
  variant?: 'rows' | 'cards';
  /** Makes each name a heading, and takes focus to it instead of to a button: where something stands below. */
  headingLevel?: 2 | 3 | 4;
  /** What belongs to one file, below it: a field, a link. */
  children?: (item: UploadListItem) => ReactNode;
}

/**
 * Files, how far each has come, and what went wrong. It is not a live region: `useUploadAnnouncements` tells the
 * milestones. Focus goes on to the next file's button when one is taken out.
 */
export function UploadList({ label, items, words, onRemove, onRetry, onPause, onResume, onEmpty, variant = 'rows', headingLevel, children }: UploadListProps) {
  const list = useRef<HTMLUListElement>(null);
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    const id = goTo.current;
    goTo.current = null;
    if (id === null) return;
    const row = list.current?.querySelector(`[data-upload="${CSS.escape(id)}"]`);
    (row?.querySelector<HTMLElement>('[data-name][tabindex], [data-end] > button:last-child') ?? list.current)?.focus();
  }, [items]);

  if (items.length === 0) return null;
  const remove = (id: string) => {
    const at = items.findIndex((item) => item.id === id);
    const next = items[at + 1] ?? items[at - 1];
    goTo.current = next?.id ?? null;
    onRemove(id);
    if (!next) onEmpty();
  };
  const retry = (id: string) => {
    // Its button goes away.
    goTo.current = id;
    onRetry(id);
  };
  const Name = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <ul ref={list} className={styles.list[variant]} aria-label={label} tabIndex={-1}>
      {items.map((item) => {
        const { id, name, detail, state, share, progressText, problem, status, canRetry = true } = item;
        const isMoving = state === 'waiting' || state === 'uploading' || state === 'paused';
        return (
          <li key={id} className={styles.item[variant]} data-upload={id}>
            <div className={styles.words[variant]}>
              <span>
                <Name data-name className={styles.name[variant]} {...(headingLevel !== undefined && { tabIndex: -1 })}>
                  {name}
                </Name>{' '}
                {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
              </span>
              {status ?? <UploadState state={state} problem={problem} words={words} />}
            </div>
            <div className={styles.end} data-end>
              {isMoving && onPause && onResume ? (
                <PauseButton
                  isPaused={state === 'paused'}
                  name={name}
                  words={words}
                  onPress={() => (state === 'paused' ? onResume : onPause)(id)}
                  onLeft={() => {
                    goTo.current = id;
                  }}
                />
              ) : null}
              {state === 'failed' && canRetry ? (
                <Button size="sm" variant="outline" aria-label={words.retryOf(name)} onPress={() => retry(id)}>
                  {words.retry}
                </Button>
              ) : null}
              {state === 'closed' ? null : (
                <IconButton size="sm" label={(isMoving ? words.cancelOf : words.removeOf)(name)} onPress={() => remove(id)}>
                  <CloseIcon size={16} />
                </IconButton>
              )}
            </div>
            {state === 'uploading' || state === 'paused' ? (
              <div className={styles.more}>
                <ProgressBar label={words.uploading(name)} value={share}>
                  {progressText}
                </ProgressBar>
              </div>
            ) : null}
            {children ? <div className={styles.more}>{children(item)}</div> : null}
          </li>
        );
      })}
    </ul>
  );
}

interface PauseButtonProps {
  isPaused: boolean;
  name: string;
  words: UploadListWords;
  onPress: () => void;
  /** It goes away while it has focus. */
  onLeft: () => void;
}

/** One button that pauses and goes on, so that focus stays on it. */
function PauseButton({ isPaused, name, words, onPress, onLeft }: PauseButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const left = useRef(onLeft);
  useLayoutEffect(() => {
    left.current = onLeft;
  });
  useLayoutEffect(() => {
    const button = ref.current;
    return () => {
      if (button?.contains(document.activeElement)) left.current();
    };
  }, []);
  return (
    <Button ref={ref} size="sm" variant="outline" aria-label={(isPaused ? words.resumeOf : words.pauseOf)?.(name)} onPress={onPress}>
      {isPaused ? words.resume : words.pause}
    </Button>
  );
}

function UploadState({ state, problem, words }: Pick<UploadListItem, 'state' | 'problem'> & { words: UploadListWords }) {
  if (state === 'uploading') return null;
  if (state === 'waiting') return <span className={styles.quiet}>{words.waiting}</span>;
  if (state === 'paused') return <span className={styles.quiet}>{words.paused}</span>;
  if (state === 'failed')
    return (
      <span className={styles.wrong}>
        <ErrorIcon size={14} />
        {problem}
      </span>
    );
  return (
    <span className={styles.ok}>
      <CheckIcon size={14} />
      {words.done}
    </span>
  );
}
