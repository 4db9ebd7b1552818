import { type ForwardedRef, forwardRef, type KeyboardEvent, type ReactElement, type Ref, useRef, useState } from 'react';
import { Button, ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import type { FieldWords } from '../Field/FieldLabel.tsx';
import { FieldRows } from '../Field/FieldRows.tsx';
import { takeFieldWords } from '../Field/takeFieldWords.ts';
import * as field from '../Field/Field.css.ts';
import { ChevronDownIcon, CloseIcon, SearchIcon } from '../Icon/pageIcons.tsx';
import * as search from '../SearchField/SearchField.css.ts';
import { SearchSubmit } from '../SearchField/SearchSubmit.tsx';
import { useComposedText } from '../useComposedText/useComposedText.ts';
import { ComboBoxList, type ComboBoxListProps, type ComboBoxOption } from './ComboBoxList.tsx';
import * as styles from './ComboBox.css.ts';

/** Props of `ComboBox`. */
export interface ComboBoxProps<T extends ComboBoxOption> extends FieldWords, Omit<ComboBoxListProps<T>, 'footerRef' | 'onLeaveFooter'> {
  /** The text in the input. Leave out to let the field keep it. */
  inputValue?: string;
  /** The text at first, when `inputValue` is left out. */
  defaultInputValue?: string;
  /** Hears finished words only, never half-typed pinyin: load the options here. */
  onInputChange?: (text: string) => void;
  /** An option was picked; its `text` is already in the input. */
  onSelect?: (option: T) => void;
  /** The option that a typed text means, such as the only one left. It is picked by Enter without an active option, and when focus leaves. */
  meantBy?: (text: string) => T | undefined;
  /** Enter without an active option, or the button at the end. Any text is allowed. */
  onSubmit?: (text: string) => void;
  /** Names the cross that empties the input. */
  clearLabel: string;
  /** Names the button that opens the list without anything typed; without it there is none. */
  openLabel?: string;
  /** The verb of the button at the end; without it Enter alone submits. */
  submitLabel?: string;
  /** An example of what to type. */
  placeholder?: string;
  /** Whether the list opens as soon as the input has focus, e.g. for a history. @default 'input' */
  menuTrigger?: 'focus' | 'input';
  /** Draws the magnifying glass. @default true */
  hasIcon?: boolean;
  /** Mono for part numbers and codes. @default false */
  isMono?: boolean;
  /** Height of the control: 32, 40 or 56 px. @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** For a surrounding form. */
  name?: string;
  /** What the browser may fill in by itself, e.g. `address-level1`. @default 'off' */
  autoComplete?: string;
  inputRef?: Ref<HTMLInputElement>;
  ref?: Ref<HTMLDivElement>;
}

function ComboBoxWithRef<T extends ComboBoxOption>(comboProps: Omit<ComboBoxProps<T>, 'ref'>, ref: ForwardedRef<HTMLDivElement>) {
  const [words, control] = takeFieldWords(comboProps);
  const {
    inputValue,
    defaultInputValue,
    onInputChange,
    onSelect,
    meantBy,
    onSubmit,
    clearLabel,
    openLabel,
    submitLabel,
    placeholder,
    menuTrigger = 'input',
    hasIcon = true,
    isMono = false,
    size = 'md',
    inputRef,
    isDisabled,
    autoFocus,
    name,
    autoComplete = 'off',
    ...list
  } = control;
  const [picked, setPicked] = useState<string | null>(null);
  // After Escape has emptied the input, the list stays away until something is typed.
  const [isQuiet, setQuiet] = useState(false);
  const controlRef = useRef<HTMLDivElement>(null);
  const footerRef = useRef<HTMLDivElement>(null);
  const { text, setText, composeProps } = useComposedText(inputValue, onInputChange, defaultInputValue);
  const change = (next: string) => {
    setPicked(null);
    setQuiet(false);
    setText(next);
  };
  const pick = (id: string | number | null) => {
    const option = (list.sections?.flatMap((section) => section.items) ?? list.items ?? []).find((item) => item.id === id);
    if (option) take(option);
    else setPicked(null);
  };
  const take = (option: T) => {
    setPicked(option.id);
    setText(option.text);
    onSelect?.(option);
  };
  /** @returns whether the text was made another by it */
  const takeMeant = () => {
    const option = meantBy?.(text);
    if (!option || option.text === text) return false;
    take(option);
    return true;
  };
  const keys = (event: KeyboardEvent) => {
    composeProps.onKeyDownCapture(event);
    if (event.isPropagationStopped() || !(event.target instanceof HTMLInputElement)) return;
    const isOpen = event.target.ariaExpanded === 'true';
    const isFree = event.key === 'Enter' && !event.target.hasAttribute('aria-activedescendant');
    if (isFree && takeMeant()) {
      event.preventDefault();
      event.stopPropagation();
    } else if (isFree && onSubmit) {
      event.preventDefault();
      onSubmit(text);
    } else if (event.key === 'Escape' && !isOpen && text !== '') {
      event.stopPropagation();
      change('');
      setQuiet(true);
    } else if (event.key === 'Tab' && isOpen && !event.shiftKey) {
      const first = footerRef.current?.querySelector<HTMLElement>('button, a');
      if (!first) return;
      event.preventDefault();
      event.stopPropagation();
      first.focus();
    }
  };
  return (
    <AriaComboBox
      ref={ref}
      name={name}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      isInvalid={Boolean(words.error)}
      validationBehavior="aria"
      allowsCustomValue
      allowsEmptyCollection={Boolean(list.isLoading || (list.emptyText && text !== '') || list.footer)}
      defaultFilter={everything}
      menuTrigger={isQuiet ? 'manual' : menuTrigger}
      inputValue={text}
      onInputChange={change}
      value={picked}
      onChange={pick}
      onBlur={() => takeMeant()}
      className={field.root}
    >
      <FieldRows {...words}>
        <Group ref={controlRef} role="presentation" {...composeProps} onKeyDownCapture={keys} className={`${field.control} ${field.size[size]}`}>
          {hasIcon ? (
            <span className={search.icon}>
              <SearchIcon size={size === 'sm' ? 16 : 20} />
            </span>
          ) : null}
          <Input
            ref={inputRef}
            autoComplete={autoComplete}
            placeholder={placeholder}
            className={[field.input, hasIcon ? search.input : '', isMono ? field.mono : ''].filter(Boolean).join(' ')}
          />
          <Button
            slot={null}
            aria-label={clearLabel}
            excludeFromTabOrder
            preventFocusOnPress
            onPress={() => change('')}
            className={text === '' ? `${search.clear} ${styles.noClear}` : search.clear}
          >
            <CloseIcon size={16} />
          </Button>
          {openLabel === undefined ? null : (
            <Button aria-label={openLabel} className={search.clear}>
              <ChevronDownIcon size={16} />
            </Button>
          )}
          {submitLabel ? <SearchSubmit isAboveList label={submitLabel} size={size} onPress={() => onSubmit?.(text)} /> : null}
        </Group>
      </FieldRows>
      <ComboBoxList {...list} footerRef={footerRef} onLeaveFooter={() => controlRef.current?.querySelector('input')?.focus()} />
    </AriaComboBox>
  );
}

/**
 * A text with suggestions below. The options come filtered, from outside; any text may be submitted.
 * Keys: ↓ and ↑ walk the options, Enter picks or submits, Escape closes the list and then empties the input.
 */
export const ComboBox = /* @__PURE__ */ forwardRef(ComboBoxWithRef) as <T extends ComboBoxOption>(props: ComboBoxProps<T>) => ReactElement;

// The options come filtered: the server knows more than the letters of the option.
function everything(): boolean {
  return true;
}
