import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;
const roomy = '(min-width: 560px)';

/** Near the top: the list below grows and shrinks, and the field must not move with it. */
export const place = style(inUi({ '@media': { [roomy]: { alignItems: 'flex-start', paddingBlockStart: '12vh' } } }));
export const box = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    '@media': { [roomy]: { maxWidth: '36rem', maxHeight: 'min(32rem, 100%)' } },
  }),
);
export const dialog = style(
  inUi({
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    flex: '1 1 auto',
    outline: 'none',
    selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
  }),
);
export const bar = style(
  inUi({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: space.s8,
    padding: `${space.s8} ${space.s12} ${space.s8} ${space.s16}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    color: color.text.muted,
  }),
);
export const field = style(inUi({ display: 'flex', flex: '1 1 auto', minWidth: 0 }));
export const input = style(
  inUi({
    flex: '1 1 auto',
    minWidth: 0,
    minHeight: vars.size.control,
    padding: `0 ${space.s4}`,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'transparent',
    color: color.text.default,
    fontSize: text.lg,
    selectors: {
      '&::placeholder': { color: color.text.muted, opacity: 1 },
      '&:focus-visible': { ...focusRing, outlineOffset: 0, boxShadow: 'none' },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  }),
);
export const keys = style(
  inUi({
    flex: 'none',
    padding: `0 ${space.s4}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    color: color.text.secondary,
    fontFamily: vars.font.mono,
    fontSize: text.xs,
    lineHeight: '1.25rem',
  }),
);
export const icon = style(inUi({ display: 'inline-flex', flex: 'none', width: '1rem', color: color.text.secondary }));
export const about = style(inUi({ display: 'block', color: color.text.muted, fontSize: text.sm }));
