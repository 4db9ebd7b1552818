import type { Loadable } from '@chippage/api/loadable';
import type { Hint, HintGroup } from '@chippage/api/types';
import { ClockIcon, CloseIcon } from '@chippage/ui/Icon';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { datasheetsPaths, type DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import type { SearchScope } from '../search-scopes/searchScope.ts';
import { markMatches } from './markMatches.ts';
import { searchMessages } from './searchMessages.ts';
import * as styles from './SearchHints.css.ts';

export interface SearchHintsProps {
  scope: SearchScope;
  text: string;
  /** Absent: the history stands here. */
  hints: Loadable<readonly HintGroup[]> | undefined;
  history: readonly string[];
  onSearch: (keywords: string) => void;
  onForget: (word: string) => void;
  onClearHistory: (() => void) | undefined;
  /** Where focus goes from the list's own button. */
  returnTo: RefObject<HTMLInputElement | null>;
}

/** What opens under the part search: the last searches, or hints by kind. */
export function SearchHints({ scope, text, hints, history, onSearch, onForget, onClearHistory, returnTo }: SearchHintsProps) {
  const t = useMessages(searchMessages[scope]);
  const paths = usePaths(datasheetsPaths);
  const root = useRef<HTMLDivElement>(null);
  const showsHistory = hints === undefined;

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    // Nothing inside an option can be a button; its cross is for the pointer alone, the keyboard has Delete.
    const forget = (event: Event) => {
      const word = event.target instanceof Element ? event.target.closest('[data-forget]')?.getAttribute('data-forget') : null;
      if (typeof word !== 'string') return;
      event.preventDefault();
      event.stopPropagation();
      if (event.type === 'click') onForget(word);
    };
    const kinds = ['pointerdown', 'mousedown', 'pointerup', 'click'] as const;
    for (const kind of kinds) element.addEventListener(kind, forget, { capture: true });
    return () => {
      for (const kind of kinds) element.removeEventListener(kind, forget, { capture: true });
    };
  }, [onForget]);

  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    returnTo.current?.focus();
  };
  return (
    <div ref={root} className={styles.content}>
      <ListBox
        aria-label={t(showsHistory ? 'history' : 'hints')}
        className={styles.list}
        renderEmptyState={() => <p className={styles.note}>{t(hints?.status === 'loading' ? 'loading' : hints?.status === 'failed' ? 'failed' : 'noMatch')}</p>}
      >
        {showsHistory
          ? history.length > 0 && (
              <ListBoxSection id="history">
                <Header className={styles.header}>{t('history')}</Header>
                {history.map((word) => (
                  <ListBoxItem key={word} id={`history:${word}`} textValue={word} className={styles.option} onAction={() => onSearch(word)}>
                    <span className={styles.clock}>
                      <ClockIcon size={16} />
                    </span>
                    <span className={scope === 'articles' || scope === 'merchants' ? styles.name : styles.code}>{word}</span>
                    {onClearHistory && (
                      <span className={styles.forget} data-forget={word} aria-hidden>
                        <CloseIcon size={14} />
                      </span>
                    )}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            )
          : hints.status === 'ready' &&
            hints.data.map((group) => (
              <ListBoxSection key={group.kind} id={group.kind}>
                <Header className={styles.header}>{group.label}</Header>
                {group.items.map((hint) => (
                  <ListBoxItem
                    key={hint.id}
                    id={`${group.kind}:${hint.id}`}
                    textValue={hint.text}
                    href={hrefOf(hint, group.kind, paths)}
                    className={styles.option}
                  >
                    <span className={group.kind === 'mpn' ? styles.code : styles.name}>
                      {markMatches(hint.text, text).map((run, index) =>
                        run.isMatch ? (
                          <mark key={index} className={styles.mark}>
                            {run.text}
                          </mark>
                        ) : (
                          run.text
                        ),
                      )}
                    </span>
                    {hint.detail !== null && <span className={styles.detail}>{hint.detail}</span>}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            ))}
      </ListBox>
      {showsHistory && onClearHistory && history.length > 0 && (
        <div className={styles.foot}>
          <span>{t('forgetHelp')}</span>
          <button
            type="button"
            className={styles.footButton}
            onKeyDown={back}
            onClick={() => {
              onClearHistory();
              returnTo.current?.focus();
            }}
          >
            {t('clearHistory')}
          </button>
        </div>
      )}
      {hints?.status === 'failed' && (
        <div className={styles.foot}>
          <button
            type="button"
            className={styles.footButton}
            onKeyDown={back}
            onClick={() => {
              hints.onRetry();
              returnTo.current?.focus();
            }}
          >
            {t('retry')}
          </button>
        </div>
      )}
    </div>
  );
}

function hrefOf(hint: Hint, kind: HintGroup['kind'], paths: DatasheetsPaths): string {
  if (kind === 'mpn' && hint.partId !== null) return paths.partDetail(hint.partId);
  if (kind === 'brand' && hint.brandId !== null) return paths.brand(hint.brandId);
  if (kind === 'category' && hint.category !== null) return paths.category(hint.category);
  if (kind === 'document' && hint.documentId !== null)
    return hint.brandId === null ? paths.outsideDetail(hint.documentId) : paths.specificationDetail(hint.documentId, hint.brandId);
  return paths.partSearch(hint.text);
}
