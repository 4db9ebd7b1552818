import type { Loadable } from '@chippage/api/loadable';
import { useAnnounce } from '@chippage/ui/Announcer';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { OrderButtons } from '../ordered-list/OrderButtons.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { ListEditorCard } from '../ordered-list/ListEditorCard.tsx';
import { useListEditor } from '../ordered-list/useListEditor.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const list = useListEditor({ kept, onSave, onDirtyChange, savedText: t('saved'), afterLast: field });
  return (
    <ListEditorCard
      title={t('words')}
      note={t('count', { count: list.rows.length, max: MOST })}
      editor={list}
      labels={{ save: t('save'), reset: t('reset'), unsaved: t('unsaved'), saved: t('saved') }}
      onSave={() => void list.save(list.values)}
      onReset={() => {
        list.reset();
        field.current?.focus();
      }}
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
              <OrderButtons name={value} {...list.buttonsOf(key, index)} />
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
    </ListEditorCard>
  );
}
