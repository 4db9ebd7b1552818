import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const page = style(inFeatures({ maxWidth: '44rem', marginInline: 'auto' }));
export const icon = style(inFeatures({ display: 'inline-flex', flex: 'none' }));
export const name = style(inFeatures({ margin: 0, fontSize: vars.text.lg, fontWeight: vars.weight.semibold, overflowWrap: 'anywhere', outline: 'none' }));
