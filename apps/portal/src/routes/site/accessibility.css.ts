import { pageTitle } from '@chippage/features/PageFrame';
import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Settings one below the other, at the width of a line of text. */
export const page = style({ '@layer': { [layers.site]: { display: 'grid', gap: space.s32, maxWidth: '42rem' } } });

export const title = pageTitle;

export const lead = style({ '@layer': { [layers.site]: { marginBlockStart: space.s8, color: vars.color.text.secondary } } });
