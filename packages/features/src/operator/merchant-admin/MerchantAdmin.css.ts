import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const name = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s8, minInlineSize: '12em' }));
export const faint = style(inFeatures({ color: vars.color.text.muted }));
export const actions = style(inFeatures({ display: 'inline-flex', gap: vars.space.s8 }));
