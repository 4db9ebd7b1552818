import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';
import { toneGrounds, toneTexts } from '../theme/tones.ts';

const { color, space } = vars;

export const alert = recipe({
  base: inUi({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.s8,
    padding: `${space.s8} ${space.s12}`,
    border: '1px solid',
    borderRadius: vars.radius.control,
    fontSize: vars.text.sm,
    lineHeight: 1.54,
  }),
  variants: { tone: toneGrounds },
});
export const icon = recipe({
  base: inUi({ flex: 'none', marginTop: '2px' }),
  variants: { tone: toneTexts },
});
export const body = style(inUi({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', color: color.text.default }));
export const title = style(inUi({ fontWeight: vars.weight.semibold }));
/** As high as a line, so that what stands in it is in the middle of the first words; a small button reaches into the padding. */
export const action = style(inUi({ flex: 'none', display: 'flex', alignItems: 'center', gap: space.s8, blockSize: '1.54em' }));
