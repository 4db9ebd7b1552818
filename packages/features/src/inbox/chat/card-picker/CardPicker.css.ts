import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const picker = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const list = style(inFeatures({ maxBlockSize: '20rem', overflowY: 'auto', overscrollBehavior: 'contain' }));
export const title = style(inFeatures({ display: 'block', fontWeight: vars.weight.medium, overflowWrap: 'anywhere' }));
export const note = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
