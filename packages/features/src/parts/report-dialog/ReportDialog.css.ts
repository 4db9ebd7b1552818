import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space } = vars;

export const form = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const foot = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', justifyContent: 'flex-end' }));
