/** A voice for screen readers. */
export { AnnouncerProvider, type AnnouncerProviderProps } from '../src/Announcer/AnnouncerProvider.tsx';
export { useAnnounce, type Announce } from '../src/Announcer/useAnnounce.ts';
export type { AnnouncementLevel } from '../src/Announcer/announcementQueue.ts';
export { useRestedAnnouncement } from '../src/Announcer/useRestedAnnouncement.ts';
