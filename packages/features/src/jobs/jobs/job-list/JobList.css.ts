import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;

export const filters = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: `${space.s4} ${space.s16}` }));
