import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const section = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, marginBlockStart: space.s24 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'baseline' }));
export const title = style(inFeatures({ fontSize: text.xl, fontWeight: weight.semibold }));
export const count = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const works = style(inFeatures({ display: 'grid', gap: space.s4, minWidth: '14rem', padding: 0, listStyle: 'none' }));
export const work = style(inFeatures({ display: 'flex', alignItems: 'center', minBlockSize: vars.size.target, overflowWrap: 'anywhere' }));
