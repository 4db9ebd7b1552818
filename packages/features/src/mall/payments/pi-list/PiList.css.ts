import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const list = style(inFeatures({ display: 'grid', gap: vars.space.s12, minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'stretch' }));
/** Takes the focus when the button that had it is gone. */
export const news = style(
  inFeatures({
    borderRadius: vars.radius.control,
    ':focus': { outline: 'none' },
    ':focus-visible': { ...focusRing, outlineOffset: '2px' },
    selectors: { '&:empty:not(:focus)': { display: 'none' } },
  }),
);
/** Room between the paper and the head of the dialog. */
export const sheet = style(inFeatures({ paddingBlock: vars.space.s12 }));
