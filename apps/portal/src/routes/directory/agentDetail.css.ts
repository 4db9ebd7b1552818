import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

/** What somebody can add to the page, under its cards. */
export const notes = style({ '@layer': { [layers.site]: { display: 'grid', gap: vars.space.s4, marginBlockStart: vars.space.s16 } } });
