import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './ArticleEditor.css.ts';
import { articleEditorMessages } from './messages.ts';
import type { SaveState } from './useAutosave.ts';

/** Props of `SaveLine`. */
export interface SaveLineProps {
  state: SaveState;
  onRetry: () => void;
  /** Opens the choice between this text and the other one. */
  onChoose: () => void;
}

const EVERY_MS = 60_000;
const clock = (time: string) => absoluteTime(Date.parse(time)).minute.slice(-5);

/** How it stands with what is written. A save is spoken once a minute at most; what needs somebody is spoken at once. */
export function SaveLine({ state, onRetry, onChoose }: SaveLineProps) {
  const t = useMessages(articleEditorMessages);
  const announce = useAnnounce();
  const spokenAt = useRef(0);
  const words =
    state.status === 'saved'
      ? t('saved', { time: clock(state.time) })
      : state.status === 'failed' || state.status === 'refused'
        ? t(state.status, { message: state.message })
        : t(state.status);
  useEffect(() => {
    const { status } = state;
    if (status === 'saved') {
      if (Date.now() - spokenAt.current < EVERY_MS) return;
      spokenAt.current = Date.now();
      announce(words);
    } else if (status === 'failed' || status === 'refused' || status === 'ended' || status === 'conflict') announce(words, { level: 'assertive' });
  }, [announce, state, words]);
  const isWrong = state.status === 'failed' || state.status === 'refused' || state.status === 'ended' || state.status === 'conflict';
  return (
    <p className={isWrong ? `${styles.saveLine} ${styles.saveWrong}` : styles.saveLine}>
      {words}
      {(state.status === 'failed' || state.status === 'ended') && (
        <Button size="sm" variant="plain" onPress={onRetry}>
          {t(state.status === 'ended' ? 'logIn' : 'retry')}
        </Button>
      )}
      {state.status === 'conflict' && (
        <Button size="sm" variant="plain" onPress={onChoose}>
          {t('choose')}
        </Button>
      )}
    </p>
  );
}
