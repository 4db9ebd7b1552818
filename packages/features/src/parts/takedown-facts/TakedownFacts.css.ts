import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const places = style(inFeatures({ display: 'grid', gap: vars.space.s4, margin: 0, padding: 0, listStyle: 'none' }));
export const place = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, overflowWrap: 'anywhere' }));
/** What somebody wrote, with its lines and spaces. */
export const words = style(inFeatures({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
