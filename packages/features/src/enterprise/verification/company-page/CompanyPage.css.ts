import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

/** Facts and fields of a company do not stretch over the whole width of a wide page. */
export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16, maxInlineSize: '48rem' }));
export const foot = style(inFeatures({ paddingBlockStart: vars.space.s4 }));
