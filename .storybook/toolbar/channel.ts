/** A story begins, and with it a new transcript. */
export const STARTED = 'chippage/transcript/started';

/** One line would be spoken. */
export const LINE = 'chippage/transcript/line';

/** The checks of a story are done; carries what they found. */
export const CHECKED = 'chippage/checks/done';
