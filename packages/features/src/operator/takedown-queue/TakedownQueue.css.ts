import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const body = style(inFeatures({ display: 'grid', gap: vars.space.s12 }));
/** What somebody wrote, with its lines and spaces. */
export const words = style(inFeatures({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
