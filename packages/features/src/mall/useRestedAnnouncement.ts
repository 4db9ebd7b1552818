export { useRestedAnnouncement } from '@chippage/ui/Announcer';
