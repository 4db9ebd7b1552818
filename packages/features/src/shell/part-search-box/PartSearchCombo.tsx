import type { Loadable } from '@chippage/api/loadable';
import type { HintGroup } from '@chippage/api/types';
import { type KeyboardEvent, type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Popover } from 'react-aria-components/Popover';
import { flushSync } from 'react-dom';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import type { SearchScope } from '../search-scopes/searchScope.ts';
import * as styles from './SearchHints.css.ts';
import { SearchHints } from './SearchHints.tsx';
import { forgetSearch } from './searchHistory.ts';
import { searchMessages } from './searchMessages.ts';

export interface PartSearchComboProps {
  /** What the plain input had, so that nothing is lost when this takes its place. */
  field: {
    id: string;
    name: string;
    className: string;
    placeholder: string;
    maxLength: number;
    enterKeyHint: 'search';
    autoComplete: string;
    autoCapitalize: string;
    spellCheck: boolean;
  };
  onOpenChange: (isOpen: boolean) => void;
  /** The selection of the plain input, if it had focus. */
  handover: RefObject<[start: number, end: number] | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  /** The whole control: the list stands under it, as wide as it. */
  anchorRef: RefObject<HTMLElement | null>;
  text: string;
  onChange: (text: string) => void;
  onSearch: (keywords: string) => void;
  hints: Loadable<readonly HintGroup[]> | undefined;
  scope: SearchScope;
  history: readonly string[];
  onHistoryChange: ((history: string[]) => void) | undefined;
}

const all = () => true;

/** The input of the part search with its list of hints. Fetched when the search is first used. */
export function PartSearchCombo({
  field,
  handover,
  onOpenChange,
  inputRef,
  anchorRef,
  text,
  onChange,
  onSearch,
  hints,
  scope,
  history,
  onHistoryChange,
}: PartSearchComboProps) {
  const t = useMessages(searchMessages[scope]);
  const popoverRef = useRef<HTMLElement>(null);
  const [widthPx, setWidthPx] = useState<number>();
  const isEmpty = text.trim() === '';
  // Without hints, what is typed looks for itself among the last searches.
  const shown = isEmpty || hints ? history : history.filter((word) => word.toLocaleLowerCase('zh').includes(text.trim().toLocaleLowerCase('zh')));
  const forget = (word: string) => onHistoryChange?.(forgetSearch(history, word));
  const close = useRef<() => void>(undefined);
  const pick = (word: string) => {
    // The word stands in the field before the list closes: a word that comes later would open it again, over the result.
    flushSync(() => onSearch(word));
    close.current?.();
  };
  return (
    <ComboBox
      className={styles.combo}
      aria-label={t('label')}
      inputValue={text}
      onInputChange={onChange}
      defaultFilter={all}
      allowsCustomValue
      allowsEmptyCollection={!isEmpty && hints !== undefined}
      menuTrigger="focus"
      onOpenChange={(isOpen) => {
        setWidthPx(anchorRef.current?.offsetWidth);
        onOpenChange(isOpen);
      }}
    >
      <ComboInput field={field} handover={handover} inputRef={inputRef} popoverRef={popoverRef} onSearch={onSearch} onForget={forget} closeRef={close} />
      <Popover ref={popoverRef} triggerRef={anchorRef} offset={4} className={styles.popover} style={{ width: widthPx }} isNonModal>
        <SearchHints
          scope={scope}
          text={text}
          hints={isEmpty ? undefined : hints}
          history={shown}
          onSearch={pick}
          onForget={forget}
          onClearHistory={onHistoryChange && (() => onHistoryChange([]))}
          returnTo={inputRef}
        />
      </Popover>
    </ComboBox>
  );
}

interface ComboInputProps extends Pick<PartSearchComboProps, 'field' | 'handover' | 'inputRef' | 'onSearch'> {
  popoverRef: RefObject<HTMLElement | null>;
  onForget: (word: string) => void;
  /** Gets the way to close the list: only what stands inside the combobox knows it. */
  closeRef: RefObject<(() => void) | undefined>;
}

function ComboInput({ field, handover, inputRef, popoverRef, onSearch, onForget, closeRef }: ComboInputProps) {
  const state = useContext(ComboBoxStateContext);
  useEffect(() => {
    closeRef.current = () => state?.close();
  }, [closeRef, state]);

  // This input takes the place of the plain one that has focus: caret and focus move over within the same frame.
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (!input || !handover.current) return;
    input.focus({ preventScroll: true });
    input.setSelectionRange(...handover.current);
    handover.current = null;
  }, [handover, inputRef]);

  // The first focus comes before the list knows its items, so it is asked to open until it has, this one time; or until
  // a word was searched, which becomes the first of the history and must not open it over the result.
  const isSettled = useRef(false);
  useEffect(() => {
    if (state?.isOpen) isSettled.current = true;
    else if (!isSettled.current && document.activeElement === inputRef.current) state?.open(null, 'focus');
  }, [inputRef, state]);

  // React Aria hears focus leave the input, but not leave the list's own buttons; it would think the field still has it,
  // and open the list when the next page brings other words.
  const isFocused = state?.isFocused === true;
  useEffect(() => {
    if (!isFocused) return;
    const follow = ({ target }: FocusEvent) => {
      const isInside = target instanceof Node && (inputRef.current?.contains(target) || popoverRef.current?.contains(target));
      if (!isInside) state.setFocused(false);
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, [inputRef, isFocused, popoverRef, state]);

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // 229: the Enter that ends a composition in Safari, where isComposing is already false.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return event.stopPropagation();
    const option = state?.isOpen ? state.selectionManager.focusedKey : null;
    if (event.key === 'Enter' && option === null) {
      event.preventDefault();
      event.stopPropagation();
      isSettled.current = true;
      state?.close();
      onSearch(event.currentTarget.value);
    } else if (event.key === 'Delete' && typeof option === 'string' && option.startsWith('history:')) {
      event.preventDefault();
      onForget(option.slice('history:'.length));
    } else if (event.key === 'Tab' && !event.shiftKey && state?.isOpen) {
      // The list's own button (clear, retry) follows the input, though it stands elsewhere in the document.
      const action = popoverRef.current?.querySelector<HTMLButtonElement>('button');
      if (!action) return;
      event.preventDefault();
      event.stopPropagation();
      action.focus();
    }
  };
  return <Input {...field} ref={inputRef} onKeyDownCapture={keyDown} />;
}
