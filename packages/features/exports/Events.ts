/** Events: the list, and the page where operators file them. */
export { EventList, type EventListProps } from '../src/site/event-list/EventList.tsx';
export { type EventQuery, eventQueryParams, eventVariables, parseEventQuery } from '../src/parts/event-words/eventQuery.ts';
export { useEventList } from '../src/site/event-list/useEventList.ts';
