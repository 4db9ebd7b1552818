import { papersLimits } from '@chippage/api/limits';
import type { Loadable } from '@chippage/api/loadable';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PlusIcon } from '@chippage/ui/Icon';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { paperCardsMessages } from './messages.ts';
import type { Paper, PaperActions, PaperEdits, PaperKind } from './paper.ts';
import * as styles from './PaperCards.css.ts';
import { usePaperActions } from './usePaperActions.ts';

export interface PaperCardsProps<Saved extends Paper, Input> extends PaperActions<Saved>, PaperEdits<Saved, Input> {
  papers: Loadable<readonly Saved[]>;
  kind: PaperKind<Saved, Input>;
  /** `label`: the question that the radios answer; `empty` stands there while there is nothing. */
  words: { label: string; add: string; empty: string; emptyHint: string };
  /** Stands over the words of `empty`. */
  icon: ReactNode;
  nameOf: (paper: Saved) => string;
}

/** As many as the server saves. */
const MOST = papersLimits.count;

/** Cards of the papers that a member saved; the radio says which one is the default. What is removed can be brought back until the page is left. */
export function PaperCards<Saved extends Paper, Input>({ papers, ...props }: PaperCardsProps<Saved, Input>) {
  return (
    <Loaded value={papers} lines={6}>
      {(list) => <Cards {...props} list={list} />}
    </Loaded>
  );
}

function Cards<Saved extends Paper, Input>(props: Omit<PaperCardsProps<Saved, Input>, 'papers'> & { list: readonly Saved[] }) {
  const { list, kind, words, icon, nameOf, onAdd, onEdit } = props;
  const t = useMessages(paperCardsMessages);
  const news = useRef<HTMLDivElement>(null);
  const { action, asked, ask, removed, remove, undo, makeDefault } = usePaperActions(props, nameOf, news);
  const [editing, setEditing] = useState<Saved | 'new' | null>(null);
  const isFull = list.length >= MOST;
  const add = (
    <Button icon={<PlusIcon size={16} />} isDisabled={isFull} onPress={() => setEditing('new')} onHoverStart={kind.Dialog.preload}>
      {words.add}
    </Button>
  );
  return (
    <div className={styles.picker}>
      <div ref={news} tabIndex={-1} className={styles.news}>
        {action.result !== null && asked === null && (
          <Alert
            tone={action.result.tone}
            live={action.result.tone === 'ok' ? 'polite' : 'assertive'}
            action={
              removed && (
                <Button variant="outline" size="sm" onPress={() => undo(removed)}>
                  {t('undo')}
                </Button>
              )
            }
          >
            {action.result.text}
          </Alert>
        )}
      </div>
      {list.length === 0 ? (
        <EmptyState icon={icon} title={words.empty} action={add}>
          {words.emptyHint}
        </EmptyState>
      ) : (
        <>
          <div className={styles.row}>
            {add}
            <span className={styles.note}>{isFull ? t('full', { most: MOST }) : t('count', { count: list.length, most: MOST })}</span>
          </div>
          <RadioGroup
            label={words.label}
            look="cards"
            value={String(list.find(({ isDefault }) => isDefault)?.id ?? '')}
            onChange={(id) => {
              const picked = list.find((paper) => String(paper.id) === id);
              if (picked) makeDefault(picked);
            }}
          >
            {list.map((paper) => (
              <RadioCard
                key={paper.id}
                value={String(paper.id)}
                description={kind.renderText(paper)}
                action={
                  <>
                    <Button variant="plain" size="sm" onPress={() => setEditing(paper)} aria-label={t('editNamed', { name: nameOf(paper) })}>
                      {t('edit')}
                    </Button>
                    <Button variant="plain" size="sm" onPress={() => ask(paper)} aria-label={t('removeNamed', { name: nameOf(paper) })}>
                      {t('remove')}
                    </Button>
                  </>
                }
              >
                {kind.renderHead(paper)}
              </RadioCard>
            ))}
          </RadioGroup>
        </>
      )}
      {editing !== null && (
        <kind.Dialog
          editing={editing}
          isFirst={list.length === 0}
          onClose={() => setEditing(null)}
          onSave={async (input) => {
            await (editing === 'new' ? onAdd(input) : onEdit(editing.id, input));
          }}
        />
      )}
      <ConfirmDialog
        title={t('removeQuestion', { name: asked === null ? '' : nameOf(asked) })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isPending={action.pending === 'remove'}
        isOpen={asked !== null}
        returnFocusRef={news}
        onOpenChange={() => ask(null)}
        onConfirm={() => asked && remove(asked)}
      >
        <p>{t('removeText')}</p>
        {action.failure !== null && <Alert tone="danger">{action.failure.text}</Alert>}
      </ConfirmDialog>
    </div>
  );
}
