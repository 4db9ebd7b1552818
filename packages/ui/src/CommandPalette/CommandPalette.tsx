import { type ReactNode, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { IconButton } from '../Button/IconButton.tsx';
import * as frame from '../Dialog/Dialog.css.ts';
import { FocusBack } from '../Dialog/FocusBack.tsx';
import { CloseIcon, SearchIcon } from '../Icon/pageIcons.tsx';
import * as list from '../Popover/ListBox.css.ts';
import { useComposedText } from '../useComposedText/useComposedText.ts';
import { matchesCommand } from './matchesCommand.ts';
import * as styles from './CommandPalette.css.ts';

/** Something that can be done or gone to. */
export interface Command {
  /** Unique in the whole palette. */
  id: string;
  /** What it does: 上传数据手册. */
  text: string;
  /** More words that find it, never shown: pinyin, an old name. */
  keywords?: string;
  /** One line below. */
  description?: string;
  /** An icon of 16 px. */
  icon?: ReactNode;
  /** The keys that do the same elsewhere: Ctrl U. They are told, not listened to. */
  shortcut?: string;
  /** Where it leads, instead of `onAction`. */
  href?: string;
  isDisabled?: boolean;
}

/** Commands of one kind. */
export interface CommandGroup {
  id: string;
  /** The heading over them. */
  label: string;
  commands: readonly Command[];
}

/** Props of `CommandPalette`. */
export interface CommandPaletteProps {
  /** Names the window: 命令. */
  label: string;
  /** Names the field: 搜索命令. */
  inputLabel: string;
  /** An example of what to type. */
  placeholder?: string;
  /** Names the cross. */
  closeLabel: string;
  /** The commands by kind; a kind without a hit is not shown. */
  groups: readonly CommandGroup[];
  /** Said where nothing fits what was typed. */
  emptyText: (text: string) => string;
  /** Hears the command that was chosen; the palette asks to close first. */
  onAction: (id: string) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * Everything that can be done, found by typing. Its owner opens it, by a button or a key. ↓ and ↑ walk, Enter does,
 * Escape empties the field and then closes; while an input method composes, no key does anything.
 */
export function CommandPalette({ label, isOpen, onOpenChange, ...content }: CommandPaletteProps) {
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={`${frame.scrim} ${styles.place}`}>
      <Modal className={`${frame.box} ${styles.box}`}>
        <FocusBack />
        <AriaDialog aria-label={label} className={styles.dialog}>
          {({ close }) => <Finder {...content} listLabel={label} close={close} />}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

// Lives as long as the window is open: what was typed goes with it.
function Finder({
  inputLabel,
  placeholder,
  closeLabel,
  groups,
  emptyText,
  onAction,
  listLabel,
  close,
}: Omit<CommandPaletteProps, 'label' | 'isOpen' | 'onOpenChange'> & { listLabel: string; close: () => void }) {
  const [wanted, setWanted] = useState('');
  const { text, setText, composeProps } = useComposedText(wanted, setWanted);
  const found = groups
    .map((group) => ({ ...group, commands: group.commands.filter((command) => matchesCommand(command, wanted)) }))
    .filter(({ commands }) => commands.length > 0);
  // Words stand under one another, with an icon or without.
  const hasIcons = groups.some(({ commands }) => commands.some(({ icon }) => icon !== undefined));
  const act = (id: string) => {
    close();
    onAction(id);
  };
  return (
    <Autocomplete inputValue={text} onInputChange={setText}>
      <div className={styles.bar} {...composeProps}>
        <SearchIcon />
        <SearchField aria-label={inputLabel} className={styles.field}>
          {/* A combobox to the ear: a list below follows what is typed. */}
          {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- Autocomplete adds aria-controls */}
          <Input autoFocus role="combobox" aria-expanded placeholder={placeholder} autoComplete="off" className={styles.input} />
        </SearchField>
        <IconButton slot="close" size="sm" label={closeLabel}>
          <CloseIcon />
        </IconButton>
      </div>
      <ListBox
        aria-label={listLabel}
        shouldFocusWrap
        items={found}
        onAction={(key) => act(String(key))}
        renderEmptyState={() => <div className={list.note}>{emptyText(wanted)}</div>}
        className={list.list}
      >
        {(group: CommandGroup) => (
          <ListBoxSection id={group.id}>
            <Header className={list.heading}>{group.label}</Header>
            {group.commands.map(({ id, text: words, description, icon, shortcut, href, isDisabled }) => (
              <ListBoxItem key={id} id={id} textValue={words} href={href} isDisabled={isDisabled} className={list.item}>
                {hasIcons ? <span className={styles.icon}>{icon}</span> : null}
                <span className={list.words}>
                  {words}
                  {description === undefined ? null : <span className={styles.about}>{description}</span>}
                </span>
                {shortcut === undefined ? null : <kbd className={styles.keys}>{shortcut}</kbd>}
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  );
}
