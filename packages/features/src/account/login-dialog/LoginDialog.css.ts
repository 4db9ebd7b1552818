import { focusRing, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;
const below560 = '(max-width: 559px)';

export const form = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const fields = style(inFeatures({ display: 'grid', gap: space.s16 }));

export const textButton = style(
  inFeatures({
    display: 'inline',
    color: color.text.link,
    textDecoration: 'underline',
    textDecorationColor: 'currentColor',
    textUnderlineOffset: '3px',
    borderRadius: '2px',
    // Agreements are named inside 《》, which must not break.
    whiteSpace: 'nowrap',
    ':focus-visible': focusRing,
  }),
);

export const foot = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.s8,
    marginBlockStart: space.s8,
    paddingBlockStart: space.s20,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.secondary,
    fontSize: text.sm,
  }),
);
export const footEnd = style(inFeatures({ marginInlineStart: 'auto' }));
export const wideOnly = style(inFeatures({ '@media': { [below560]: { display: 'none' } } }));

export const agreement = style(
  inFeatures({ display: 'grid', gap: space.s8, maxHeight: '50vh', overflowY: 'auto', lineHeight: vars.leading.read, borderRadius: vars.radius.control }),
);
globalStyle(`${agreement} h3`, inFeatures({ fontSize: text.lg, marginBlockStart: space.s8 }));
