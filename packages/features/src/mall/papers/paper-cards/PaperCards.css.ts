import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;

/** Cards of addresses or titles to choose from, and the buttons below. */
export const picker = style(inFeatures({ display: 'grid', gap: space.s12, minWidth: 0 }));
export const row = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }));
export const note = style(inFeatures({ color: vars.color.text.secondary, fontSize: vars.text.sm }));
/** Takes the focus when the card that had it is gone. */
export const news = style(
  inFeatures({
    borderRadius: vars.radius.control,
    ':focus': { outline: 'none' },
    ':focus-visible': { ...focusRing, outlineOffset: '2px' },
    selectors: { '&:empty:not(:focus)': { display: 'none' } },
  }),
);
