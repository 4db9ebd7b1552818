import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, leading } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24, maxWidth: '56rem' }));
export const title = pageTitle;
export const summary = style(inFeatures({ marginBlock: space.s8, color: color.text.secondary, fontSize: text.lg, lineHeight: leading.read }));
export const foot = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', color: color.text.secondary, fontSize: text.sm }),
);
export const steps = style(inFeatures({ display: 'grid', gap: space.s16, padding: 0, listStyle: 'none' }));
export const name = style(inFeatures({ fontSize: text.lg, overflowWrap: 'anywhere' }));
export const words = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, lineHeight: leading.text }));
