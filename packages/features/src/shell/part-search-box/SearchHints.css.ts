import { cardFrame, focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const combo = style(inFeatures({ display: 'flex', flex: '1 1 auto', minWidth: 0 }));

export const popover = style(
  inFeatures({
    display: 'flex',
    flexDirection: 'column',
    ...cardFrame,
    boxShadow: vars.shadow.s1,
    color: color.text.default,
    overflow: 'hidden',
    outline: 'none',
    minWidth: 'min(20rem, calc(100vw - 2rem))',
    maxWidth: 'calc(100vw - 2rem)',
    '@media': { '(prefers-reduced-motion: no-preference)': { transition: `opacity ${vars.motion.enter} ${vars.motion.ease}` } },
    selectors: { '&[data-entering]': { opacity: 0 } },
  }),
);

export const content = style(inFeatures({ display: 'flex', flexDirection: 'column', minHeight: 0 }));
export const list = style(inFeatures({ flex: '1 1 auto', minHeight: 0, overflowY: 'auto', paddingBlock: space.s4, outline: 'none' }));
export const header = style(inFeatures({ padding: `${space.s8} ${space.s12} ${space.s4}`, color: color.text.muted, fontSize: text.xs, lineHeight: '1rem' }));

export const option = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '2rem',
    paddingInline: space.s12,
    color: color.text.default,
    fontSize: text.sm,
    lineHeight: '1.25rem',
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      '&[data-focused], &[data-hovered]': { background: color.bg.hover },
      '&[data-focused]': { boxShadow: `inset 2px 0 ${color.border.accent}`, background: color.bg.selected },
    },
    '@media': {
      '(pointer: coarse)': { minHeight: '2.75rem' },
      '(forced-colors: active)': { selectors: { '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
    },
  }),
);

export const name = style(inFeatures({ overflowWrap: 'anywhere' }));
export const code = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const mark = style(inFeatures({ background: 'transparent', color: color.text.accent, fontWeight: vars.weight.semibold }));
export const detail = style(
  inFeatures({
    flex: '1 1 auto',
    minWidth: 0,
    color: color.text.secondary,
    textAlign: 'end',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const clock = style(inFeatures({ color: color.text.muted }));
export const forget = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    width: '1.5rem',
    height: '1.5rem',
    marginInlineStart: 'auto',
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    ':hover': { background: color.bg.bone, color: color.text.default },
    '@media': { '(pointer: coarse)': { width: '2.5rem', height: '2.5rem' } },
  }),
);
export const note = style(inFeatures({ padding: `${space.s12} ${space.s12}`, color: color.text.muted, fontSize: text.sm }));

export const foot = style(
  inFeatures({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    padding: `${space.s4} ${space.s12}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    color: color.text.muted,
    fontSize: text.xs,
  }),
);
export const footButton = style(
  inFeatures({
    minHeight: '1.75rem',
    paddingInline: space.s8,
    marginInlineEnd: `calc(-1 * ${space.s8})`,
    marginInlineStart: 'auto',
    borderRadius: vars.radius.control,
    color: color.text.accent,
    ':hover': { background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
  }),
);
