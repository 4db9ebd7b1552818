/** The letters that a list of brands is ordered by. */
export const brandInitials: readonly string[] = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
