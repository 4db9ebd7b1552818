import { navigationChangeLimits } from '@chippage/api/limits';
import type { OwnLink } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkIcon, PlusIcon } from '@chippage/ui/Icon';
import { TextField } from '@chippage/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { OrderButtons } from '../ordered-list/OrderButtons.tsx';
import { ListEditorCard } from '../ordered-list/ListEditorCard.tsx';
import { useListEditor } from '../ordered-list/useListEditor.ts';
import { linkProblems } from './linkProblems.ts';
import { navigationEditorMessages } from './messages.ts';
import * as styles from './NavigationEditor.css.ts';

/** As many links as the server takes. */
const MOST = navigationChangeLimits.links.maxItems;

export interface LinkListProps {
  title: string;
  kept: readonly OwnLink[];
  /** Keeps the whole list. Rejects with the server's refusal. */
  onSave: (links: OwnLink[]) => Promise<unknown>;
  onDirtyChange: (isDirty: boolean) => void;
}

/** One list of links, edited in place and saved whole. */
export function LinkList({ title, kept, onSave, onDirtyChange }: LinkListProps) {
  const t = useMessages(navigationEditorMessages);
  const [isTried, setTried] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const wantsNewest = useRef(false);
  const list = useListEditor({ kept, onSave, onDirtyChange, savedText: t('savedOf', { list: title }), afterLast: addButton });
  useEffect(() => {
    if (!wantsNewest.current) return;
    wantsNewest.current = false;
    body.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  }, [list.rows.length]);
  const save = async () => {
    setTried(true);
    const wrong = list.values.some((link) => Object.keys(linkProblems(link)).length > 0);
    if (wrong) {
      // Its mark is drawn with this render; focus follows it.
      requestAnimationFrame(() => body.current?.querySelector<HTMLInputElement>('input[aria-invalid=true]')?.focus());
      return;
    }
    const sent = list.values.map(({ name, url, image }) => ({ name: name.trim(), url: url.trim(), image }));
    if (await list.save(sent)) setTried(false);
  };
  const isFull = list.rows.length >= MOST;
  return (
    <ListEditorCard
      title={title}
      note={t('count', { count: list.rows.length, max: MOST })}
      editor={list}
      labels={{ save: t('save', { list: title }), reset: t('reset'), unsaved: t('unsaved'), saved: t('saved') }}
      onSave={() => void save()}
      onReset={() => {
        list.reset();
        setTried(false);
        addButton.current?.focus();
      }}
    >
      <div ref={body}>
        {list.rows.length === 0 && (
          <EmptyState size="sm" icon={<LinkIcon size={32} />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        )}
        <ol className={styles.list} aria-label={title}>
          {list.rows.map(({ key, value }, index) => {
            const problems = isTried ? linkProblems(value) : {};
            return (
              <li key={key} className={styles.row}>
                <div className={styles.fields}>
                  <TextField
                    label={t('nameOf', { place: index + 1 })}
                    isLabelHidden
                    size="sm"
                    placeholder={t('name')}
                    maxLength={40}
                    value={value.name}
                    error={problems.name && t(problems.name)}
                    onChange={(name) => list.change(key, { ...value, name })}
                  />
                  <TextField
                    label={t('urlOf', { place: index + 1 })}
                    isLabelHidden
                    size="sm"
                    isMono
                    inputMode="url"
                    placeholder="https://"
                    maxLength={500}
                    value={value.url}
                    error={problems.url && t(problems.url)}
                    onChange={(url) => list.change(key, { ...value, url })}
                  />
                </div>
                <OrderButtons name={value.name.trim() === '' ? t('linkPlace', { place: index + 1 }) : value.name} {...list.buttonsOf(key, index)} />
              </li>
            );
          })}
        </ol>
        <div className={styles.add}>
          <Button
            ref={addButton}
            size="sm"
            variant="outline"
            icon={<PlusIcon size={16} />}
            isDisabled={isFull}
            onPress={() => {
              wantsNewest.current = true;
              list.add({ name: '', url: '', image: null });
            }}
          >
            {isFull ? t('full', { max: MOST }) : t('add')}
          </Button>
        </div>
      </div>
    </ListEditorCard>
  );
}
