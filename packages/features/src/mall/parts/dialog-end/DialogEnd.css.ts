import { vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space } = vars;
/** With less height there would be no room left for the fields. */
const tall = '(min-height: 480px)';

/** Stays in sight at the foot of the dialog while its fields scroll. */
export const end = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: space.s8,
    paddingBlock: space.s12,
    background: color.bg.surface,
    '@media': { [tall]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
  }),
);
// A field that takes the focus stops above it.
globalStyle(`form:has(> ${end}) :is(input, textarea, button)`, inFeatures({ scrollMarginBlockEnd: '5rem' }));
globalStyle(`${end} > button`, inFeatures({ scrollMarginBlockEnd: 0 }));
