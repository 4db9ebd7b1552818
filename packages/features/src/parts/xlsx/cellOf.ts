const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** A text as a cell of a spreadsheet: digits alone become a number to count with, everything else stays as it is. */
export const cellOf = (text: string): string | number => (NUMBER.test(text) ? Number(text) : text);
