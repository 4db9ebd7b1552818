import { style, styleVariants } from '@vanilla-extract/css';
import { inUi } from '../theme/inUi.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const button = style(
  inUi({
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s4,
    alignSelf: 'stretch',
    minWidth: vars.size.target,
    padding: `0 ${space.s12}`,
    borderRadius: '3px',
    color: color.text.accent,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { background: color.bg.hover },
      '&[data-pressed]': { background: color.accent.soft },
      // Inside the joined control the ring goes inwards, or it would run over its neighbours.
      '&[data-focus-visible]': { outline: `2px solid ${color.border.focus}`, outlineOffset: '-3px', boxShadow: 'none' },
      '&[data-pending], &[data-disabled]': { color: color.text.muted, background: 'transparent', cursor: 'default', fontWeight: vars.weight.regular },
    },
  }),
);

export const width = styleVariants({
  auto: inUi({}),
  // Holds 重新获取 60s, so that the field does not jump with every second.
  countdown: inUi({ width: '7rem', paddingInline: space.s8, '@media': { '(min-width: 560px)': { width: '7.75rem' } } }),
});

export const icon = style(inUi({ color: color.text.secondary, selectors: { '&[data-hovered]': { color: color.text.default } } }));
