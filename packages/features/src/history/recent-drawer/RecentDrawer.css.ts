import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const tabs = style(inFeatures({ paddingInline: space.s24, boxShadow: `inset 0 -1px 0 ${color.border.hairline}` }));
export const rows = style(inFeatures({ borderBlockEnd: `1px solid ${color.border.hairline}` }));

/** A row, and beside it the button that takes it off. */
export const item = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } },
  }),
);
export const remove = style(inFeatures({ paddingInlineEnd: space.s16 }));
export const row = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    minHeight: '3.5rem',
    padding: `${space.s8} ${space.s24}`,
    fontSize: text.sm,
    lineHeight: '1.25rem',
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    selectors: { '&:is(a):hover': { background: color.bg.hover } },
  }),
);
export const gone = style(inFeatures({ color: color.text.muted }));

export const logo = style(
  inFeatures({ flex: 'none', width: '2rem', height: '2rem', objectFit: 'contain', borderRadius: vars.radius.control, background: color.bg.paper }),
);
export const picture = style(
  inFeatures({ flex: 'none', width: '4.5rem', height: '3rem', objectFit: 'cover', borderRadius: vars.radius.control, background: color.bg.bone }),
);

export const words = style(inFeatures({ flex: '1 1 auto', minWidth: 0 }));
export const line = style(inFeatures({ display: 'flex', alignItems: 'baseline', gap: space.s8 }));
export const title = style(inFeatures({ flex: '1 1 auto', minWidth: 0, fontSize: text.md, overflowWrap: 'anywhere' }));
export const code = style(
  inFeatures({ flex: '1 1 auto', minWidth: 0, fontFamily: vars.font.mono, fontSize: text.md, color: color.text.accent, overflowWrap: 'anywhere' }),
);
export const detail = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.xs, lineHeight: '1rem', overflowWrap: 'anywhere' }));
export const time = style(inFeatures({ flex: 'none', color: color.text.secondary, fontSize: text.xs }));

export const kind = style(
  inFeatures({
    flex: 'none',
    alignSelf: 'center',
    paddingInline: space.s4,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontSize: text.xs,
    lineHeight: '1.125rem',
    selectors: {
      '&[data-kind=wanted]': { borderColor: color.text.secondary, background: color.text.secondary, color: color.bg.surface, forcedColorAdjust: 'none' },
    },
  }),
);

export const bones = style(inFeatures({ display: 'grid', gap: space.s24, padding: `${space.s16} ${space.s24}` }));
export const centre = style(inFeatures({ display: 'grid', placeItems: 'center', flex: '1 0 auto', padding: space.s24 }));
export const count = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const foot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space.s8 }));
export const moreError = style(inFeatures({ flexBasis: '100%', color: color.text.danger, fontSize: text.sm, textAlign: 'center' }));
