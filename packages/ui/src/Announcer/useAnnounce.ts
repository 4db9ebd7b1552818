import { createContext, useContext } from 'react';
import type { AnnouncementLevel } from './announcementQueue.ts';

/** Says a text to screen readers; nothing is seen. */
export type Announce = (text: string, options?: { level?: AnnouncementLevel }) => void;

/** Carries the voice of the nearest `AnnouncerProvider`. */
export const AnnouncerContext = createContext<Announce>(() => undefined);

/** The voice of the page: for results of the reader's own actions that focus does not already speak. */
export function useAnnounce(): Announce {
  return useContext(AnnouncerContext);
}
