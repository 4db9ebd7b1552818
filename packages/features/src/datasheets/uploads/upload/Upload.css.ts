import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ width: '100%', minWidth: 0, maxWidth: '60rem', marginInline: 'auto' }));
export const list = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const foot = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    paddingBlockStart: space.s16,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    justifyItems: 'stretch',
    '@media': { [media.md]: { justifyItems: 'start' } },
  }),
);
export const note = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const unfinished = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const heading = style(inFeatures({ fontSize: text.md, fontWeight: vars.weight.semibold }));
export const refused = style(
  inFeatures({
    display: 'grid',
    gap: space.s4,
    maxHeight: '16rem',
    overflowY: 'auto',
    paddingInlineStart: space.s16,
    color: color.text.secondary,
    fontSize: text.sm,
    overflowWrap: 'anywhere',
  }),
);
export const suggested = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: `${space.s8} ${space.s16}` }),
);
export const tools = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
