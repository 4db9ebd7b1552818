import { Alert } from '@chippage/ui/Alert';
import { EmptyState } from '@chippage/ui/EmptyState';
import { MessageIcon } from '@chippage/ui/Icon';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import * as styles from './InboxFrame.css.ts';
import { inboxFrameMessages } from './messages.ts';

/** Props of `InboxFrame`. */
export interface InboxFrameProps {
  /** The conversations. */
  list: ReactNode;
  /** What is open; null: nothing is. */
  detail: ReactNode;
  /** It is a page of its own, such as the notices, and scrolls by itself. @default false */
  isPage?: boolean;
  /** How new messages come: at once, by asking again and again, or not at all. */
  connection: 'live' | 'down' | 'offline';
}

/** Where F6 leads in each pane: to the first of these that is there. */
const stops = [['[data-pane="list"] [role="grid"]', '[data-pane="list"] input'], ['[data-pane="log"]', '[data-pane="page"]'], ['textarea']];

/** The list and what is open beside each other; on a narrow screen one of them. F6 goes from pane to pane. */
export function InboxFrame({ list, detail, isPage = false, connection }: InboxFrameProps) {
  const t = useMessages(inboxFrameMessages);
  const panes = useRef<HTMLDivElement>(null);
  const isOpen = detail !== null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    const places = stops.flatMap((ways) => ways.flatMap((way) => [...(panes.current?.querySelectorAll<HTMLElement>(way) ?? [])].filter(isSeen)).slice(0, 1));
    if (places.length === 0) return;
    event.preventDefault();
    const { activeElement } = document;
    // Within a pane the focus may stand on something else than its stop.
    const at = places.findLastIndex(
      (place) => place.contains(activeElement) || (place.compareDocumentPosition(activeElement ?? document) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    );
    const next = at === -1 ? 0 : (at + (event.shiftKey ? places.length - 1 : 1)) % places.length;
    const target = places[next];
    // A grid that has been walked goes on where it was.
    (target?.querySelector<HTMLElement>('[role="row"][tabindex="0"]') ?? target?.querySelector<HTMLElement>('[role="row"]') ?? target)?.focus();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={pageTitle} tabIndex={-1}>
          {t('title')}
        </h1>
        <span className={styles.keys}>{t('keys')}</span>
      </div>
      {connection !== 'live' && (
        <Alert tone={connection === 'offline' ? 'warn' : 'info'} live="polite">
          {t(connection)}
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- F6 within it; the panes themselves are what is used */}
      <div ref={panes} className={styles.panes} onKeyDown={onKeyDown}>
        <section className={isOpen ? `${styles.list} ${styles.away}` : styles.list} aria-label={t('list')} data-pane="list">
          {list}
        </section>
        <section className={isOpen ? styles.detail : `${styles.detail} ${styles.away}`} aria-label={t('detail')}>
          {isOpen ? (
            isPage ? (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
              <div className={styles.scroll} data-pane="page" tabIndex={0} role="group" aria-label={t('detail')}>
                {detail}
              </div>
            ) : (
              detail
            )
          ) : (
            <EmptyState size="sm" icon={<MessageIcon size={32} />} title={t('nothingOpen')}>
              {t('nothingOpenHint')}
            </EmptyState>
          )}
        </section>
      </div>
    </div>
  );
}

const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;
