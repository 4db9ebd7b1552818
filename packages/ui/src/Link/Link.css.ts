import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { linkStates } from '../PlainLink/linkStates.ts';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const link = recipe({
  base: inUi({
    borderRadius: '2px',
    cursor: 'pointer',
    textUnderlineOffset: '0.2em',
    textDecorationThickness: '1px',
    selectors: {
      [linkStates.hovered]: { textDecorationLine: 'underline' },
      [linkStates.focusVisible]: focusRing,
    },
  }),
  variants: {
    tone: {
      text: inUi({
        color: vars.color.text.link,
        textDecorationLine: 'underline',
        selectors: { [linkStates.hovered]: { textDecorationThickness: '2px' } },
      }),
      accent: inUi({ color: vars.color.text.accent }),
      quiet: inUi({ color: vars.color.text.default }),
      muted: inUi({ color: vars.color.text.secondary }),
    },
    isMono: { true: inUi({ fontFamily: vars.font.mono, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere', textAutospace: 'no-autospace' }) },
  },
  defaultVariants: { tone: 'text' },
});

export const external = style(inUi({ display: 'inline-block', verticalAlign: '-0.125em', marginInlineStart: vars.space.s2 }));
