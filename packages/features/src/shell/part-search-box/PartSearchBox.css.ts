import { focusRing, vars } from '@chippage/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const form = style(
  inFeatures({
    position: 'relative',
    display: 'flex',
    alignItems: 'stretch',
    minWidth: 0,
    border: `1px solid ${color.border.control}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    selectors: {
      // The edge thickens inwards, so that nothing around moves.
      '&:has(input:focus)': { borderColor: color.border.accent, boxShadow: `inset 0 0 0 1px ${color.border.accent}`, outline: '2px solid transparent' },
    },
  }),
);

export const size = styleVariants({
  md: inFeatures({ height: '2.5rem', fontSize: text.md }),
  lg: inFeatures({ height: '3.5rem', fontSize: text.lg }),
});

/** Before the field, with a hairline between. */
export const scope = style(
  inFeatures({
    display: 'flex',
    flex: 'none',
    borderInlineEnd: `1px solid ${color.border.hairline}`,
    fontSize: text.md,
    selectors: { [`${size.lg} &`]: { fontSize: text.lg } },
  }),
);

export const icon = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    paddingInlineStart: space.s12,
    color: color.text.muted,
    // On a phone the words need the room; the label still names the field.
    '@media': { '(max-width: 479px)': { selectors: { [`${scope} + &`]: { width: 0, padding: 0, overflow: 'hidden' } } } },
  }),
);

export const input = style(
  inFeatures({
    flex: '1 1 auto',
    width: '100%',
    minWidth: 0,
    height: '100%',
    paddingInline: space.s8,
    border: 0,
    outline: 'none',
    background: 'transparent',
    color: color.text.default,
    fontSize: 'inherit',
    textOverflow: 'ellipsis',
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    },
  }),
);

// Mono as soon as it holds a value: part numbers are read letter by letter.
const ofNumbers = { selectors: { '&:not(:placeholder-shown)': { fontFamily: vars.font.mono } } };
export const letters = styleVariants({
  parts: inFeatures(ofNumbers),
  goods: inFeatures(ofNumbers),
  texts: inFeatures({}),
  articles: inFeatures({}),
  merchants: inFeatures({}),
});

export const clear = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'center',
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    marginInlineEnd: space.s8,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    ':hover': { background: color.bg.hover, color: color.text.default },
    ':focus-visible': { ...focusRing, outlineOffset: 0 },
    '@media': { '(pointer: coarse)': { width: '2.5rem', height: '2.5rem', marginInlineEnd: 0 } },
  }),
);

export const submit = style(
  inFeatures({
    flex: 'none',
    width: '5.5rem',
    margin: '-1px',
    border: '1px solid transparent',
    borderStartEndRadius: vars.radius.control,
    borderEndEndRadius: vars.radius.control,
    background: color.accent.solid,
    color: color.text.onSolid,
    // Else the browser lays a plate under the words in forced colours, in their own colour.
    forcedColorAdjust: 'none',
    fontWeight: vars.weight.medium,
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    ':hover': { background: color.accent.solidHover },
    ':active': { background: color.accent.solidPressed },
    ':focus-visible': { outline: `2px solid ${color.text.onSolid}`, outlineOffset: '-4px', boxShadow: 'none' },
    selectors: { [`${size.lg} &`]: { width: '7rem' } },
    '@media': {
      '(max-width: 479px)': { width: 'auto', paddingInline: space.s12, selectors: { [`${size.lg} &`]: { width: 'auto', paddingInline: space.s16 } } },
    },
  }),
);
