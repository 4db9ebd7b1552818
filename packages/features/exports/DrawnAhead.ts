/** Draws what a button opens while the pointer or focus is at the button. */
export { DrawnAhead, type DrawnAheadProps } from '../src/shell/drawn-ahead/DrawnAhead.tsx';
export { type DrawAheadOptions, useDrawAhead } from '../src/shell/drawn-ahead/useDrawAhead.ts';
