import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const rows = style(inFeatures({ display: 'grid', margin: 0, padding: `${vars.space.s4} 0`, listStyle: 'none' }));
