import { type FocusEvent, type KeyboardEvent, type ReactNode, type Ref, useContext } from 'react';
import { Collection, ComboBoxStateContext, ListBox, ListBoxItem, ListBoxSection, Popover } from 'react-aria-components/ComboBox';
import { Header } from 'react-aria-components/ListBox';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as listStyles from '../Popover/ListBox.css.ts';
import * as popover from '../Popover/Popover.css.ts';
import * as styles from './ComboBox.css.ts';

/** One suggestion. */
export interface ComboBoxOption {
  /** Unique in the whole list. */
  id: string;
  /** What stands in the input once it is picked. */
  text: string;
}

/** Suggestions of one kind. */
export interface ComboBoxSection<T extends ComboBoxOption> {
  id: string;
  /** The heading over them. */
  label: string;
  items: readonly T[];
}

/** What is under the input. */
export interface ComboBoxListProps<T extends ComboBoxOption> {
  /** The options, or `sections` of them. */
  items?: readonly T[];
  /** The options by kind, instead of `items`. */
  sections?: readonly ComboBoxSection<T>[];
  /** Draws an option; the text alone when left out. */
  renderOption?: (option: T) => ReactNode;
  /** Whether options are on their way. The old ones stay meanwhile. @default false */
  isLoading?: boolean;
  /** Said while the first options are on their way. */
  loadingText?: string;
  /** Said when there are none for the text. Without it the list closes. */
  emptyText?: string;
  /** Below the options, outside the list: a retry, a way to forget a history. Tab leads to it. */
  footer?: ReactNode;
  footerRef: Ref<HTMLDivElement>;
  /** Takes focus back to the input. */
  onLeaveFooter: () => void;
}

/** The list under a `ComboBox`. */
export function ComboBoxList<T extends ComboBoxOption>({
  items,
  sections,
  renderOption = ({ text }) => text,
  isLoading = false,
  loadingText,
  emptyText,
  footer,
  footerRef,
  onLeaveFooter,
}: ComboBoxListProps<T>) {
  const option = (item: T) => (
    <ListBoxItem id={item.id} textValue={item.text} className={listStyles.item}>
      {renderOption(item)}
    </ListBoxItem>
  );
  const state = useContext(ComboBoxStateContext);
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onLeaveFooter();
  };
  // React Aria counts the field as focused while focus is in here, and does not hear it leave.
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (!event.currentTarget.contains(next) && !next?.matches('[role="combobox"]')) state?.setFocused(false);
  };
  const empty = () => (
    <div className={listStyles.note}>
      {isLoading ? <Spinner size={16} /> : null}
      {isLoading ? loadingText : emptyText}
    </div>
  );
  return (
    <Popover offset={4} placement="bottom start" className={`${popover.box} ${styles.popover}`}>
      {sections ? (
        <ListBox items={sections} aria-busy={isLoading || undefined} renderEmptyState={empty} className={listStyles.list}>
          {(section: ComboBoxSection<T>) => (
            <ListBoxSection id={section.id}>
              <Header className={listStyles.heading}>{section.label}</Header>
              <Collection items={section.items}>{option}</Collection>
            </ListBoxSection>
          )}
        </ListBox>
      ) : (
        <ListBox items={items ?? []} aria-busy={isLoading || undefined} renderEmptyState={empty} className={listStyles.list}>
          {option}
        </ListBox>
      )}
      {footer ? (
        <div ref={footerRef} role="presentation" className={listStyles.foot} onKeyDown={back} onBlur={leave}>
          {footer}
        </div>
      ) : null}
    </Popover>
  );
}
