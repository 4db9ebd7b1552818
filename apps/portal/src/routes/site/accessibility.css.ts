import { layers, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';

const { space, text, weight } = vars;

/** Settings one below the other, at the width of a line of text. */
export const page = style({ '@layer': { [layers.site]: { display: 'grid', gap: space.s32, maxWidth: '42rem', paddingBlockStart: space.s16 } } });

export const title = style({
  '@layer': { [layers.site]: { fontSize: text.x2, fontWeight: weight.semibold, lineHeight: vars.leading.tight, outline: 'none' } },
});

export const lead = style({ '@layer': { [layers.site]: { marginBlockStart: space.s8, color: vars.color.text.secondary } } });
