import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';
import { toneGrounds, toneTexts } from '../theme/tones.ts';

const { color, space } = vars;

export const banner = recipe({
  base: inUi({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s8} ${space.s12}`,
    padding: `${space.s8} ${space.s16}`,
    border: '1px solid',
    fontSize: vars.text.md,
    color: color.text.default,
  }),
  variants: {
    tone: { neutral: inUi({ background: color.bg.surface, borderColor: color.border.hairline }), ...toneGrounds },
    // From edge to edge there are no sides.
    isFlush: { true: inUi({ borderInline: 0 }), false: inUi({ borderRadius: vars.radius.card }) },
  },
});
export const icon = recipe({
  base: inUi({ flex: 'none', display: 'flex', paddingBlock: '1px' }),
  variants: { tone: { neutral: inUi({ color: color.text.secondary }), ...toneTexts } },
});
// The icon stands beside the first line, however many follow.
export const message = style(inUi({ display: 'flex', flex: '1 1 12rem', alignItems: 'flex-start', gap: space.s12, minWidth: 0 }));
export const words = style(inUi({ minWidth: 0, overflowWrap: 'anywhere' }));
export const actions = style(inUi({ display: 'flex', alignItems: 'center', gap: space.s8, marginInlineStart: 'auto' }));
