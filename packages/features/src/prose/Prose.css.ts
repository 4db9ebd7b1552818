import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

const { color, space } = vars;

/** A part number within a line, that leads to the part. */
export const part = style(
  inFeatures({
    display: 'inline-block',
    padding: `0 ${space.s8}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.accent,
    fontFamily: vars.font.mono,
    fontSize: '0.875em',
    lineHeight: '1.6',
    textDecoration: 'none',
    ':hover': { borderColor: color.border.accent },
    ':focus-visible': focusRing,
  }),
);

/** A formula on a line of its own; one that is wider than the text scrolls by itself. */
export const formula = style(
  inFeatures({ display: 'block', maxWidth: '100%', paddingBlock: space.s4, overflowX: 'auto', borderRadius: vars.radius.control, ':focus-visible': focusRing }),
);
/** In a line of text: no line breaks within it. */
export const inlineFormula = style(
  inFeatures({ display: 'inline-block', maxWidth: '100%', overflowX: 'auto', overflowY: 'hidden', verticalAlign: 'bottom', ':focus-visible': focusRing }),
);
