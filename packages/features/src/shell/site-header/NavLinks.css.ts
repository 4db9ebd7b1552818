import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const panel = style(inFeatures({ display: 'flex', flexDirection: 'column', minHeight: 0, maxHeight: 'inherit' }));

export const filter = style(inFeatures({ position: 'relative', padding: space.s8, paddingBlockEnd: 0 }));

export const filterIcon = style(
  inFeatures({
    position: 'absolute',
    insetBlockStart: '1rem',
    insetInlineStart: '1.125rem',
    display: 'grid',
    color: color.text.secondary,
    pointerEvents: 'none',
  }),
);

export const filterInput = style(
  inFeatures({
    width: '100%',
    height: vars.size.controlSm,
    padding: `0 ${space.s12} 0 2.125rem`,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    fontSize: text.sm,
    '::placeholder': { color: color.text.muted, opacity: 1 },
  }),
);

export const list = style(inFeatures({ padding: space.s8, overflowY: 'auto', minHeight: 0 }));

export const heading = style(
  inFeatures({
    padding: `${space.s4} ${space.s8}`,
    color: color.text.secondary,
    fontSize: text.xs,
    lineHeight: '1rem',
    selectors: { '&:not(:first-child)': { marginBlockStart: space.s4 } },
  }),
);

export const link = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s16,
    minHeight: '2rem',
    padding: `${space.s4} ${space.s8}`,
    borderRadius: vars.radius.control,
    color: color.text.default,
    fontSize: text.sm,
    lineHeight: '1.25rem',
    ':hover': { background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    '@media': { '(pointer: coarse)': { minHeight: '2.5rem' } },
  }),
);

export const detail = style(inFeatures({ color: color.text.muted, textAlign: 'end' }));

export const empty = style(inFeatures({ padding: space.s16, color: color.text.muted, fontSize: text.sm }));

export const more = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flex: 'none',
    padding: `${space.s8} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.accent,
    fontSize: text.sm,
    lineHeight: '1.5rem',
    ':hover': { background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
  }),
);
