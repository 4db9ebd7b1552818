/** The channel of articles about the companies' reports, by its key; the calendar of results leads to it and it to the calendar. */
export const FINANCE = 'finance';
