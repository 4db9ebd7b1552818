import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const proof = style(inFeatures({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s2} ${space.s8}` }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));
