import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { AnnouncementQueue } from './announcementQueue.ts';
import { AnnouncerContext, type Announce } from './useAnnounce.ts';
import * as styles from './Announcer.css.ts';

/** Props of `AnnouncerProvider`. */
export interface AnnouncerProviderProps {
  /** The site. */
  children: ReactNode;
  /** The host page's own announcer; with it no live regions are drawn here. */
  announce?: Announce;
}

/** Gives every piece below a voice for screen readers. Mount it once, at the top of the app. */
export function AnnouncerProvider({ children, announce }: AnnouncerProviderProps) {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  const own = useMemo(() => {
    const write = (level: 'polite' | 'assertive', text: string) => {
      const region = level === 'polite' ? polite.current : assertive.current;
      if (region) region.textContent = text;
    };
    const queues = { polite: new AnnouncementQueue('polite', write), assertive: new AnnouncementQueue('assertive', write) };
    const speak: Announce = (text, { level = 'polite' } = {}) => queues[level].add(text);
    return { queues, speak };
  }, []);
  useEffect(
    () => () => {
      own.queues.polite.stop();
      own.queues.assertive.stop();
    },
    [own],
  );

  return (
    <AnnouncerContext.Provider value={announce ?? own.speak}>
      {children}
      {announce ? null : (
        // The attribute keeps the regions heard while a modal dialog hides the rest of the page.
        <div data-live-announcer="true" className={styles.regions}>
          <div ref={polite} role="status" />
          <div ref={assertive} role="alert" />
        </div>
      )}
    </AnnouncerContext.Provider>
  );
}
