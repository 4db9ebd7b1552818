/** What happened, one after the other. */
export { Timeline, type TimelineEntry, type TimelineProps } from '../src/Timeline/Timeline.tsx';
