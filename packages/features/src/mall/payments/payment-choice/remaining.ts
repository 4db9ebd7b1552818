/** How long there is to pay, as coarse as people think of it. */
export type Remaining = { unit: 'days' | 'hours' | 'minutes'; count: number };

/** From here on the page warns, once. */
export const SOON_MINUTES = 5;

/** Rounds what is left: whole days from two on, hours, five minutes, and at the end single minutes. */
export function remainingOf(minutes: number): Remaining {
  if (minutes >= 2 * 24 * 60) return { unit: 'days', count: Math.floor(minutes / (24 * 60)) };
  if (minutes >= 60) return { unit: 'hours', count: Math.max(1, Math.round(minutes / 60)) };
  if (minutes > 10) return { unit: 'minutes', count: Math.round(minutes / 5) * 5 };
  return { unit: 'minutes', count: Math.max(1, minutes) };
}
