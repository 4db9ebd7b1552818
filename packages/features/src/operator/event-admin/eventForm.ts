import type { SiteEvent, SiteEventFacts } from '@chippage/api/types';

/** An event as it is typed. */
export type EventInput = SiteEventFacts;

/** Nothing typed yet. */
export const emptyEvent: EventInput = {
  title: '',
  kind: 'seminar',
  startDate: '',
  endDate: '',
  place: '',
  organiser: '',
  summary: '',
  url: '',
  outcome: '',
  isCancelled: false,
};

/** An event, to be put right. */
export const inputOf = ({ title, kind, startDate, endDate, place, organiser, summary, url, outcome, isCancelled }: SiteEvent): EventInput => ({
  title,
  kind,
  startDate,
  endDate,
  place,
  organiser,
  summary,
  url,
  outcome,
  isCancelled,
});

/** What the call is given. */
export const factsOf = (input: EventInput): SiteEventFacts => ({
  ...input,
  title: input.title.trim(),
  place: input.place.trim(),
  organiser: input.organiser.trim(),
  summary: input.summary.trim(),
  url: input.url.trim(),
  outcome: input.outcome.trim(),
});
