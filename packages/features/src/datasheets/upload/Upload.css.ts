import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const page = style(inFeatures({ display: 'grid', gap: space.s16, minWidth: 0, width: '100%', maxWidth: '60rem', marginInline: 'auto' }));
export const list = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const item = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    padding: space.s16,
    minWidth: 0,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
  }),
);
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s12}` }));
export const words = style(inFeatures({ display: 'grid', gap: space.s4, flex: '1 1 14rem', minWidth: 0 }));
export const name = style(
  inFeatures({
    fontSize: text.md,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    borderRadius: vars.radius.control,
    ':focus': { outline: 'none' },
    ':focus-visible': { ...focusRing, boxShadow: 'none' },
  }),
);
export const meta = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s12}`, color: color.text.secondary, fontSize: text.sm }),
);
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
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
