import type { Loadable } from '@chippage/api/loadable';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useRemovalFocus } from '@chippage/ui/focus';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { OrderButtons } from '../ordered-list/OrderButtons.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { SaveBar } from '../../parts/save-bar/SaveBar.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { useOrderedList } from '../ordered-list/useOrderedList.ts';
import { AddWord, MOST } from './AddWord.tsx';
import * as styles from './HotWordsEditor.css.ts';
import { hotWordsEditorMessages } from './messages.ts';

export interface HotWordsEditorProps {
  words: Loadable<readonly string[]>;
  /** Keeps the whole list; an empty one means what visitors search most. Rejects with the server's refusal. */
  onSave: (words: string[]) => Promise<unknown>;
  /** Whether there is something to lose. */
  onDirtyChange?: (isDirty: boolean) => void;
}

/** The words under the search, in their order. */
export function HotWordsEditor({ words, onSave, onDirtyChange }: HotWordsEditorProps) {
  const t = useMessages(hotWordsEditorMessages);
  return (
    <>
      <PageHead title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      <Loaded value={words} failedTitle={t('failed')} bones={['320px']}>
        {(kept) => <Words kept={kept} onSave={onSave} onDirtyChange={onDirtyChange} />}
      </Loaded>
    </>
  );
}

function Words({ kept, onSave, onDirtyChange }: Pick<HotWordsEditorProps, 'onSave' | 'onDirtyChange'> & { kept: readonly string[] }) {
  const t = useMessages(hotWordsEditorMessages);
  const announce = useAnnounce();
  const list = useOrderedList(kept);
  const [isSaved, setSaved] = useState(false);
  const { isPending, failure, run } = useAction();
  const field = useRef<HTMLInputElement>(null);
  const { placeOf, focusAfter } = useRemovalFocus(
    list.rows.map(({ key }) => key),
    field,
  );
  useEffect(() => onDirtyChange?.(list.isDirty), [list.isDirty, onDirtyChange]);
  const save = async () => {
    const sent = [...list.values];
    if (!(await run('save', () => onSave(sent)))) return;
    list.adopt(sent);
    setSaved(true);
    announce(t('saved'));
  };
  return (
    <Card
      padding="none"
      title={t('words')}
      note={t('count', { count: list.rows.length, max: MOST })}
      footer={
        <SaveBar
          isDirty={list.isDirty}
          isPending={isPending}
          failure={failure}
          doneLabel={isSaved ? t('saved') : null}
          labels={{ save: t('save'), reset: t('reset'), unsaved: t('unsaved') }}
          onSave={() => void save()}
          onReset={() => {
            list.reset();
            field.current?.focus();
          }}
        />
      }
    >
      {list.rows.length === 0 ? (
        <EmptyState size="sm" title={t('empty')}>
          {t('emptyHint')}
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {list.rows.map(({ key, value }, index) => (
            <li key={key} className={styles.row}>
              <span className={styles.place}>{index + 1}</span>
              <span className={styles.word}>{value}</span>
              <OrderButtons
                name={value}
                index={index}
                count={list.rows.length}
                onMove={(by) => list.move(key, by)}
                onRemove={() => {
                  focusAfter(key);
                  list.remove(key);
                }}
                removeRef={placeOf(key)}
              />
            </li>
          ))}
        </ol>
      )}
      <AddWord
        words={list.values}
        fieldRef={field}
        onAdd={(word) => {
          list.add(word);
          announce(t('added', { word }));
        }}
      />
    </Card>
  );
}
