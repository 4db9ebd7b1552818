import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../theme/inFeatures.ts';

/** The dialog has the name of the filters: their own heading goes, and with it a head that holds nothing else. */
export const body = style(inFeatures({ display: 'grid' }));
globalStyle(`${body} h2, ${body} :has(> h2:only-child)`, inFeatures({ display: 'none' }));
