import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

/** Spaces stay where they were written. */
export const body = style(inFeatures({ display: 'contents' }));
globalStyle(`${body} :is(p, li, h2, h3, h4, td, th)`, inFeatures({ whiteSpace: 'break-spaces' }));
globalStyle(`${body} div[data-formula]`, inFeatures({ overflowX: 'auto', textAlign: 'center' }));
globalStyle(`${body} math`, inFeatures({ fontSize: '1.1em' }));
