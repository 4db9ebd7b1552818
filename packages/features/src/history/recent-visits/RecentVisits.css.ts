import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const rows = style(inFeatures({ display: 'grid', margin: 0, padding: `${vars.space.s4} 0`, listStyle: 'none' }));
export const none = style(inFeatures({ padding: `0 ${vars.space.s16} ${vars.space.s16}`, color: vars.color.text.secondary, fontSize: vars.text.sm }));
