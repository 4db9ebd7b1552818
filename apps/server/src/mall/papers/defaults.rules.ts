/**
 * Whether what is written becomes the member's default: when it is asked for, and when it is the only one.
 * @param id Of the one that is changed; null for a new one.
 */
export const becomesDefault = (there: readonly { id: number }[], id: number | null, isAsked: boolean): boolean =>
  isAsked || there.every((other) => other.id === id);
