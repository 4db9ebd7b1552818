import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { space, text, weight } = vars;

export const section = style(inFeatures({ display: 'grid', gap: space.s8, minInlineSize: 0 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', justifyContent: 'space-between' }));
export const title = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold }));
