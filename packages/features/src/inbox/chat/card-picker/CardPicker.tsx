import type { Loadable } from '@chippage/api/loadable';
import type { ChatCardWish } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { GridList } from '@chippage/ui/GridList';
import { RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { LoadMore } from '../../../parts/list-page/LoadMore.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import * as styles from './CardPicker.css.ts';
import { cardPickerMessages } from './messages.ts';

/** Where the things to choose from come from. */
export const cardSources = ['part', 'demand', 'quoteGot', 'quoteGiven', 'order', 'article'] as const;
/** One of them. */
export type CardSource = (typeof cardSources)[number];

/** Something that can be sent as a card. */
export interface CardChoice {
  wish: ChatCardWish;
  title: string;
  /** What tells it from others of the same title; '' for nothing. */
  note: string;
}

/** Props of `CardPicker`. */
export interface CardPickerProps {
  source: CardSource;
  onSource: (source: CardSource) => void;
  keywords: string;
  onSearch: (keywords: string) => void;
  /** Null: words are needed first. */
  choices: Loadable<PagedList<CardChoice>> | null;
  onLoadMore: () => void;
  onPick: (choice: CardChoice) => void;
  onClose: () => void;
}

/** Chooses a thing of the portal to send as a card: a part by its number, or something of one's own. */
export function CardPicker({ source, onSource, keywords, onSearch, choices, onLoadMore, onPick, onClose }: CardPickerProps) {
  const t = useMessages(cardPickerMessages);
  const isArticle = source === 'article';
  return (
    <Dialog title={t('title')} closeLabel={t('close')} isOpen onOpenChange={onClose} isDismissable>
      <div className={styles.picker}>
        <RadioGroup
          label={t('kind')}
          isLabelHidden
          look="chips"
          value={source}
          onChange={(next) => onSource(cardSources.find((each) => each === next) ?? 'part')}
        >
          {cardSources.map((each) => (
            <RadioChip key={each} value={each}>
              {t(each)}
            </RadioChip>
          ))}
        </RadioGroup>
        {!isArticle && <KeywordsField label={t('search')} hint={t(source === 'part' ? 'searchPart' : 'searchOther')} searched={keywords} onSearch={onSearch} />}
        {choices === null ? (
          <Note>{t('typePart')}</Note>
        ) : (
          <div className={styles.list}>
            <Loaded value={choices} lines={6}>
              {(list) => (
                <>
                  <GridList
                    label={t('choices')}
                    items={list.rows.map((choice) => ({
                      id: `${choice.wish.kind}-${choice.wish.id}`,
                      text: [choice.title, choice.note].filter((each) => each !== '').join(t('join')),
                      choice,
                    }))}
                    onAction={(id) => {
                      const choice = list.rows.find(({ wish }) => `${wish.kind}-${wish.id}` === id);
                      if (choice) onPick(choice);
                    }}
                    renderItem={({ choice: { title, note } }) => (
                      <>
                        <span className={styles.title}>{title}</span>
                        {note !== '' && <span className={styles.note}>{note}</span>}
                      </>
                    )}
                    empty={<Note>{keywords === '' ? t('none') : t('noneFound', { keywords })}</Note>}
                  />
                  {list.hasMore && <LoadMore list={list} onLoadMore={onLoadMore} />}
                </>
              )}
            </Loaded>
          </div>
        )}
      </div>
    </Dialog>
  );
}
