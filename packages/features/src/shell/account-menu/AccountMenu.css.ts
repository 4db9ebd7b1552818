import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const visitor = style(inFeatures({ display: 'flex', alignItems: 'center' }));

export const action = style(
  inFeatures({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.5rem',
    height: '2.5rem',
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontSize: text.md,
    whiteSpace: 'nowrap',
    ':hover': { color: color.text.accent },
    ':focus-visible': focusRing,
  }),
);

/** On narrow screens an icon stands for the word, and registering waits in the dialog. */
export const narrow = style(inFeatures({ '@media': { [media.md]: { display: 'none' } } }));
export const words = style(
  inFeatures({
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    '@media': { [media.md]: { position: 'static', width: 'auto', height: 'auto', overflow: 'visible', clipPath: 'none' } },
  }),
);
export const register = style(
  inFeatures({
    display: 'none',
    '@media': { [media.md]: { display: 'inline-flex' } },
    '::before': {
      content: '""',
      height: '0.875rem',
      borderInlineStart: `1px solid ${color.border.hairline}`,
      marginInlineEnd: space.s12,
      marginInlineStart: `calc(-1 * ${space.s4})`,
    },
  }),
);

export const member = style(inFeatures({ position: 'relative' }));

export const avatarButton = style(
  inFeatures({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '2.5rem',
    height: '2.5rem',
    borderRadius: vars.radius.full,
    ':focus-visible': focusRing,
  }),
);

export const badge = style(inFeatures({ position: 'absolute', insetBlockStart: '-1px', insetInlineStart: '1.375rem' }));

export const panel = style(
  inFeatures({
    position: 'absolute',
    zIndex: vars.z.popover,
    insetBlockStart: 'calc(100% + 8px)',
    insetInlineEnd: 0,
    width: 'min(19rem, calc(100vw - 2rem))',
    ...cardFrame,
    boxShadow: vars.shadow.s1,
  }),
);

export const person = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'center', padding: space.s16 }));
export const personWords = style(inFeatures({ minWidth: 0 }));
export const name = style(inFeatures({ fontWeight: weight.semibold, overflowWrap: 'anywhere' }));
export const detail = style(inFeatures({ color: color.text.muted, fontSize: text.xs }));

export const entries = style(inFeatures({ padding: space.s8, borderBlockStart: `1px solid ${color.border.hairline}` }));
export const entry = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    width: '100%',
    minHeight: '2.25rem',
    paddingInline: space.s8,
    borderRadius: vars.radius.control,
    fontSize: text.md,
    textAlign: 'start',
    ':hover': { background: color.bg.hover },
    ':focus-visible': { ...focusRing, outlineOffset: '-2px', boxShadow: 'none' },
    '@media': { '(pointer: coarse)': { minHeight: '2.5rem' } },
  }),
);
globalStyle(`${entry} svg`, inFeatures({ flex: 'none', color: color.text.secondary }));
export const entryWords = style(inFeatures({ flex: '1 1 auto' }));
export const entryDetail = style(inFeatures({ marginInlineStart: space.s8, color: color.text.muted, fontSize: text.xs }));

export const enterprise = style(
  inFeatures({
    display: 'flex',
    gap: space.s8,
    margin: `0 ${space.s16} ${space.s16}`,
    padding: space.s12,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.sunken,
    fontSize: text.sm,
  }),
);
globalStyle(`${enterprise} > svg`, inFeatures({ flex: 'none', marginBlockStart: '0.125rem' }));
export const enterpriseTitle = style(inFeatures({ fontWeight: weight.semibold }));
export const enterpriseHelp = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
export const enterpriseAction = style(inFeatures({ marginBlockStart: space.s8 }));
