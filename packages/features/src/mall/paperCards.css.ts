import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

const { space } = vars;

/** Cards of addresses or titles to choose from, and the buttons below. */
export const picker = style(inFeatures({ display: 'grid', gap: space.s12, minWidth: 0 }));
export const row = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s12 }));
