import { CloseIcon, SearchIcon } from '@chippage/ui/Icon';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { type ChangeEvent, type ComponentType, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { HintGroup } from '@chippage/api/types';
import type { Loadable } from '@chippage/api/loadable';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useFollowedText } from '../../parts/keywords-field/useFollowedText.ts';
import { searchScopesMessages } from '../search-scopes/messages.ts';
import { type SearchScope, searchScopes } from '../search-scopes/searchScope.ts';
import type { PartSearchComboProps } from './PartSearchCombo.tsx';
import * as styles from './PartSearchBox.css.ts';
import { rememberSearch } from './searchHistory.ts';
import { searchMessages } from './searchMessages.ts';

export interface PartSearchBoxProps {
  /** Where the plain form goes, with `?keywords=`, as long as no script runs; with `&scope=` where the scope can be chosen. */
  action: string;
  /** What the page shown was searched by. @default '' */
  keywords?: string;
  /** Goes to the results. Absent: the browser sends the form. */
  onSearch?: (event: { keywords: string }) => void;
  /** Hears the text whenever it changes, but not the half-typed pinyin of an input method. */
  onInputChange?: (keywords: string) => void;
  /** Hints for the text typed last. Absent while there is nothing to hint at. */
  hints?: Loadable<readonly HintGroup[]>;
  /** The visitor's last searches, newest first. */
  history?: readonly string[];
  onHistoryChange?: (history: string[]) => void;
  /** 40 px in the header, 56 px as the hero of a page. @default 'md' */
  size?: 'md' | 'lg';
  /** What is searched: it decides the words and the letters. @default 'parts' */
  scope?: SearchScope;
  /** Hears which scope the visitor picks. Absent: there is no choice. */
  onScopeChange?: (scope: SearchScope) => void;
}

/**
 * The search for parts, texts of datasheets, goods, articles or merchants: a plain form that works without a script, and a combobox with hints and history from the
 * moment it is used. Only then is the code for it fetched.
 */
export function PartSearchBox({
  action,
  keywords = '',
  onSearch,
  onInputChange,
  hints,
  history = [],
  onHistoryChange,
  size = 'md',
  scope = 'parts',
  onScopeChange,
}: PartSearchBoxProps) {
  const t = useMessages(searchMessages[scope]);
  const tScope = useMessages(searchScopesMessages);
  // Another page of results brings its own words; typing in between is overwritten by it, as in any address bar.
  const [text, setText] = useFollowedText(keywords);
  const [Combo, setCombo] = useState<ComponentType<PartSearchComboProps> | null>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const composing = useRef(false);
  const handover = useRef<[start: number, end: number] | null>(null);
  const inputId = useId();

  const hasSubmitted = useRef(false);
  const upgrade = () => {
    if (Combo) return;
    void import('./PartSearchCombo.tsx').then(({ PartSearchCombo }) => {
      const replace = () => {
        // After a search the result is on its way: a list that opens now would cover it.
        if (hasSubmitted.current) return;
        const input = inputRef.current;
        handover.current = input && document.activeElement === input ? [input.selectionStart ?? 0, input.selectionEnd ?? 0] : null;
        // At once, so that no key falls between the old input and the new.
        flushSync(() => setCombo(() => PartSearchCombo));
      };
      // A field must not be replaced under an input method: what is half typed would be lost.
      if (composing.current) inputRef.current?.addEventListener('compositionend', () => setTimeout(replace), { once: true });
      else replace();
    });
  };

  useEffect(() => {
    const input = inputRef.current;
    // What was typed and picked before the page came alive counts.
    if (!input) return;
    if (input.value !== input.defaultValue) setText(input.value);
    const sent = new FormData(input.form ?? undefined).get('scope');
    const picked = searchScopes.find((id) => id === sent);
    if (picked && picked !== scope) onScopeChange?.(picked);
    if (document.activeElement === input) upgrade();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the page comes alive
  }, []);

  const change = (next: string) => {
    setText(next);
    if (!composing.current) onInputChange?.(next);
  };
  const search = (word: string) => {
    const wanted = word.trim();
    if (wanted === '') return;
    setText(wanted);
    onHistoryChange?.(rememberSearch(history, wanted));
    if (onSearch) onSearch({ keywords: wanted });
    else formRef.current?.submit();
  };
  const submit = (event: FormEvent) => {
    hasSubmitted.current = true;
    if (text.trim() === '' || onSearch) event.preventDefault();
    if (onSearch || onHistoryChange) search(text);
  };
  const clear = () => {
    change('');
    inputRef.current?.focus();
  };

  // The open list hides the rest of the page from screen readers; the buttons of the same control stay. Only then: a dialog
  // must hide them with the rest.
  const besideList = isListOpen ? { 'data-react-aria-top-layer': true } : {};
  const field = {
    id: inputId,
    name: 'keywords',
    className: `${styles.input} ${styles.letters[scope]}`,
    placeholder: t('placeholder'),
    maxLength: 200,
    enterKeyHint: 'search',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
  } as const;
  return (
    <form
      ref={formRef}
      role="search"
      aria-label={t('label')}
      method="get"
      action={action}
      className={`${styles.form} ${styles.size[size]}`}
      onSubmit={submit}
      onPointerEnter={upgrade}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        if (event.target instanceof HTMLInputElement) change(event.target.value);
      }}
    >
      {onScopeChange && (
        <span {...besideList} className={styles.scope}>
          <NativeSelect
            variant="plain"
            label={tScope('label')}
            name="scope"
            options={searchScopes.map((id) => ({ id, label: tScope(id) }))}
            value={scope}
            onChange={(id) => onScopeChange(searchScopes.find((known) => known === id) ?? scope)}
          />
        </span>
      )}
      <label htmlFor={inputId} className={styles.icon}>
        <SearchIcon size={20} label={t('label')} />
      </label>
      {Combo ? (
        <Combo
          field={field}
          handover={handover}
          onOpenChange={setListOpen}
          inputRef={inputRef}
          anchorRef={formRef}
          text={text}
          onChange={change}
          onSearch={search}
          hints={hints}
          scope={scope}
          history={history}
          onHistoryChange={onHistoryChange}
        />
      ) : (
        <input
          {...field}
          ref={inputRef}
          value={text}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            hasSubmitted.current = false;
            upgrade();
            change(event.currentTarget.value);
          }}
          onFocus={() => {
            hasSubmitted.current = false;
            upgrade();
          }}
        />
      )}
      {text !== '' && (
        <button {...besideList} type="button" className={styles.clear} aria-label={t('clear')} onClick={clear}>
          <CloseIcon size={16} />
        </button>
      )}
      <button {...besideList} type="submit" className={styles.submit}>
        {t('search')}
      </button>
    </form>
  );
}
