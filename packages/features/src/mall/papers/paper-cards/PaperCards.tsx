import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { ConfirmDialog } from '@chippage/ui/ConfirmDialog';
import { PlusIcon } from '@chippage/ui/Icon';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { paperCardsMessages } from './messages.ts';
import * as styles from './PaperCards.css.ts';

/** What every kept address and title has. */
export interface Paper {
  id: number;
  isDefault: boolean;
}

/** What a member can do with kept papers. */
export interface PaperActions<Kept extends Paper> {
  /** @throws ApiError whose message is shown */
  onRemove: (paper: Kept) => Promise<void>;
  /** Keeps a removed one again. @throws ApiError whose message is shown */
  onRestore: (paper: Kept) => Promise<void>;
  /** @throws ApiError whose message is shown */
  onDefault: (paper: Kept) => Promise<void>;
}

export interface PaperCardsProps<Kept extends Paper> extends PaperActions<Kept> {
  papers: readonly Kept[];
  /** The question that the radios answer. */
  label: string;
  addLabel: string;
  nameOf: (paper: Kept) => string;
  renderHead: (paper: Kept) => ReactNode;
  renderText: (paper: Kept) => ReactNode;
  /** The form over the page. */
  renderDialog: (editing: Kept | 'new', close: () => void) => ReactNode;
  /** The code of the form is fetched when somebody is about to press. */
  onIntent: () => void;
  /** Stands there while there is nothing. */
  empty: (add: ReactNode) => ReactNode;
}

/** As many as the server keeps. */
const MOST = 50;

/** Cards of what a member keeps; the radio says which one is the default. What is removed can be brought back until the page is left. */
export function PaperCards<Kept extends Paper>(props: PaperCardsProps<Kept>) {
  const { papers, label, addLabel, nameOf, renderHead, renderText, renderDialog, onIntent, empty, onRemove, onRestore, onDefault } = props;
  const t = useMessages(paperCardsMessages);
  const action = useAction();
  const [editing, setEditing] = useState<Kept | 'new' | null>(null);
  const [asked, setAsked] = useState<Kept | null>(null);
  const [removed, setRemoved] = useState<Kept | null>(null);
  const news = useRef<HTMLDivElement>(null);
  const isFull = papers.length >= MOST;

  const remove = async (paper: Kept) => {
    const call = async () => {
      await onRemove(paper);
      setRemoved(paper);
      setAsked(null);
    };
    await action.run('remove', call, t('removed', { name: nameOf(paper) }));
  };
  const undo = (paper: Kept) => {
    // The button that is pressed goes away.
    news.current?.focus();
    void action.run('undo', () => onRestore(paper).then(() => setRemoved(null)), t('restored', { name: nameOf(paper) }));
  };
  const makeDefault = (paper: Kept) => {
    const call = () => {
      setRemoved(null);
      return onDefault(paper);
    };
    void action.run('default', call, t('defaultSet', { name: nameOf(paper) }));
  };
  const add = (
    <Button icon={<PlusIcon size={16} />} isDisabled={isFull} onPress={() => setEditing('new')} onHoverStart={onIntent}>
      {addLabel}
    </Button>
  );
  const failed = action.result?.tone === 'danger' && <Alert tone="danger">{action.result.text}</Alert>;
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
      {papers.length === 0 ? (
        empty(add)
      ) : (
        <>
          <div className={styles.row}>
            {add}
            <span className={styles.note}>{isFull ? t('full', { most: MOST }) : t('count', { count: papers.length, most: MOST })}</span>
          </div>
          <RadioGroup
            label={label}
            look="cards"
            value={String(papers.find(({ isDefault }) => isDefault)?.id ?? '')}
            onChange={(id) => {
              const picked = papers.find((paper) => String(paper.id) === id);
              if (picked) makeDefault(picked);
            }}
          >
            {papers.map((paper) => (
              <RadioCard
                key={paper.id}
                value={String(paper.id)}
                description={renderText(paper)}
                action={
                  <>
                    <Button variant="plain" size="sm" onPress={() => setEditing(paper)} aria-label={t('editNamed', { name: nameOf(paper) })}>
                      {t('edit')}
                    </Button>
                    <Button variant="plain" size="sm" onPress={() => setAsked(paper)} aria-label={t('removeNamed', { name: nameOf(paper) })}>
                      {t('remove')}
                    </Button>
                  </>
                }
              >
                {renderHead(paper)}
              </RadioCard>
            ))}
          </RadioGroup>
        </>
      )}
      {editing !== null && renderDialog(editing, () => setEditing(null))}
      <ConfirmDialog
        title={t('removeQuestion', { name: asked === null ? '' : nameOf(asked) })}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isPending={action.pending === 'remove'}
        isOpen={asked !== null}
        returnFocusRef={news}
        onOpenChange={() => {
          setAsked(null);
          action.clear();
        }}
        onConfirm={() => asked && void remove(asked)}
      >
        <p>{t('removeText')}</p>
        {failed}
      </ConfirmDialog>
    </div>
  );
}
