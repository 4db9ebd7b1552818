import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space } = vars;

export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s16, margin: 0, padding: 0, listStyle: 'none' }));
