import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

/** The letters scroll sideways on a phone. */
export const letters = style(inFeatures({ overflowX: 'auto' }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const filters = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s8} ${space.s16}` }));
export const rows = style(inFeatures({ margin: 0, padding: 0, listStyle: 'none' }));
export const row = style(inFeatures({ selectors: { '& + &': { borderBlockStart: `1px solid ${color.border.hairline}` } } }));
