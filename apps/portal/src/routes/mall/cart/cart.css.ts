import { style } from '@vanilla-extract/css';

/** Where no script runs, the plain cart stands in its place. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } });
