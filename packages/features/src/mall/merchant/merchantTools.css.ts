import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space } = vars;

/** States and search above a list: beside each other where both fit, else the search below the states. */
export const tools = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s12 }));
// Where even a whole line is too short for the states, they scroll by themselves.
globalStyle(`${tools} > nav`, inFeatures({ flex: '999 1 auto', minInlineSize: 0, maxInlineSize: '100%' }));
globalStyle(`${tools} > [role='search']`, inFeatures({ flex: '1 1 280px' }));
