import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;

export const inset = style(inFeatures({ padding: `${space.s12} ${space.s16}` }));
export const filters = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
/** What the index leads to stands clear of the page's own head. */
export const place = style(inFeatures({ scrollMarginBlockStart: space.s64 }));
