import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ maxWidth: '560px', marginInline: 'auto', paddingBlock: space.s48, '@media': { [media.md]: { paddingBlock: '96px' } } }));
export const status = style(inFeatures({ color: color.text.secondary, fontFamily: vars.font.mono, fontSize: text.sm }));
export const title = style(inFeatures({ marginBlockStart: space.s4, fontSize: text.x2, '@media': { [media.md]: { fontSize: text.x3 } } }));
export const advice = style(inFeatures({ marginBlockStart: space.s12, color: color.text.secondary, fontSize: text.lg, lineHeight: vars.leading.read }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, marginBlockStart: space.s20 }));
export const requestId = style(inFeatures({ marginBlockStart: space.s20, color: color.text.muted, fontSize: text.xs, overflowWrap: 'anywhere' }));
