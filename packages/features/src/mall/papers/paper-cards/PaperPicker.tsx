import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { PlusIcon, TruckIcon } from '@chippage/ui/Icon';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { paperCardsMessages } from './messages.ts';
import type { Paper, PaperEdits, PaperKind } from './paper.ts';
import * as styles from './PaperCards.css.ts';

export interface PaperPickerProps<Saved extends Paper, Input> extends PaperEdits<Saved, Input> {
  papers: Loadable<readonly Saved[]>;
  kind: PaperKind<Saved, Input>;
  /** `more` says how many there are in all. */
  words: { title: string; add: string; more: (count: number) => string };
  nameOf: (paper: Saved) => string;
  /** How many are in sight before one asks for all of them; the chosen one never hides. */
  few: number;
  /** The chosen one. */
  chosenId: number | null;
  onChoose: (id: number | null) => void;
  /** What is wrong with the choice. */
  error?: string | undefined;
  /** The card for none of them; absent: one has to be chosen. */
  none?: { title: string; hint: string } | undefined;
  /** Stands there while there is nothing to choose; absent: only the button for a new one. */
  empty?: { title: string; hint: string };
}

const NONE = 'none';

/** The choice of one of the saved papers while something else is filled in; a new one is chosen as soon as it is saved. */
export function PaperPicker<Saved extends Paper, Input>({ papers, ...props }: PaperPickerProps<Saved, Input>) {
  return (
    <Loaded value={papers} lines={4}>
      {(list) => <Choices {...props} list={list} />}
    </Loaded>
  );
}

function Choices<Saved extends Paper, Input>(props: Omit<PaperPickerProps<Saved, Input>, 'papers'> & { list: readonly Saved[] }) {
  const { list, kind, words, nameOf, few, chosenId, onChoose, error, none, empty, onAdd, onEdit } = props;
  const t = useMessages(paperCardsMessages);
  const [editing, setEditing] = useState<Saved | 'new' | null>(null);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? list : list.filter(({ id }, at) => at < few || id === chosenId);
  const add = (
    <Button variant="outline" icon={<PlusIcon size={16} />} onPress={() => setEditing('new')} onHoverStart={kind.Dialog.preload}>
      {words.add}
    </Button>
  );
  return (
    <div className={styles.picker}>
      {list.length === 0 && empty ? (
        <EmptyState size="sm" icon={<TruckIcon size={32} />} title={empty.title} action={add}>
          {error ?? empty.hint}
        </EmptyState>
      ) : (
        <>
          {(none || list.length > 0) && (
            <RadioGroup
              label={words.title}
              isLabelHidden
              look="cards"
              value={chosenId === null ? (none ? NONE : null) : String(chosenId)}
              onChange={(id) => onChoose(id === NONE ? null : Number(id))}
              error={error}
            >
              {none && (
                <RadioCard value={NONE} description={none.hint}>
                  {none.title}
                </RadioCard>
              )}
              {shown.map((paper) => (
                <RadioCard
                  key={paper.id}
                  value={String(paper.id)}
                  description={kind.renderText(paper)}
                  action={
                    <Button variant="plain" size="sm" onPress={() => setEditing(paper)} aria-label={t('editNamed', { name: nameOf(paper) })}>
                      {t('edit')}
                    </Button>
                  }
                >
                  {kind.renderHead(paper)}
                </RadioCard>
              ))}
            </RadioGroup>
          )}
          <div className={styles.row}>
            {(isWhole || shown.length < list.length) && (
              <Button variant="plain" onPress={() => setWhole((was) => !was)} aria-expanded={isWhole}>
                {isWhole ? t('fewer') : words.more(list.length)}
              </Button>
            )}
            {add}
          </div>
        </>
      )}
      {editing !== null && (
        <kind.Dialog
          editing={editing}
          isFirst={list.length === 0}
          onClose={() => setEditing(null)}
          onSave={async (input) => {
            if (editing === 'new') onChoose((await onAdd(input)).id);
            else await onEdit(editing.id, input);
          }}
        />
      )}
    </div>
  );
}
