import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const row = style(
  inFeatures({
    display: 'none',
    '@media': {
      '(min-width: 1024px)': {
        gridRow: 2,
        gridColumn: '1 / 4',
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        paddingInlineEnd: space.s16,
        fontSize: text.sm,
      },
    },
  }),
);
export const title = style(inFeatures({ flex: 'none', color: color.text.secondary, marginInlineEnd: space.s8 }));
/** Too many for one row scroll sideways inside it. */
export const list = style(inFeatures({ display: 'flex', minWidth: 0, overflowX: 'auto', scrollbarWidth: 'none', padding: space.s4 }));
export const link = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    height: '2rem',
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    ':hover': { background: color.bg.hover, color: color.text.accent },
    ':focus-visible': { ...focusRing, outlineOffset: 0, boxShadow: 'none' },
  }),
);
