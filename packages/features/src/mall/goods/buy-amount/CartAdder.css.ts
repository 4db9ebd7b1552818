import { media, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barSpace } from '../../../theme/barSpace.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;
// A very low window has no room for a bar that stays.
const low = '(max-height: 399.98px)';
const height = '4rem';

export const ways = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  }),
);
export const bar = style(
  inFeatures({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: barSpace,
    zIndex: vars.z.sticky,
    display: 'flex',
    gap: space.s16,
    alignItems: 'center',
    justifyContent: 'space-between',
    boxSizing: 'border-box',
    minBlockSize: height,
    padding: `${space.s8} ${space.s16}`,
    background: color.bg.surface,
    borderBlockStart: `1px solid ${color.border.control}`,
    boxShadow: vars.shadow.s1,
    '@media': { [media.lg]: { display: 'none' }, [low]: { display: 'none' }, print: { display: 'none' } },
  }),
);
export const barWords = style(inFeatures({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' }));
export const barQuantity = style(inFeatures({ color: color.text.secondary, fontSize: text.xs }));

// The end of the page can be scrolled clear of the bar, and so is what gets focus.
globalStyle(`body:has(${bar})`, inFeatures({ paddingBlockEnd: height, '@media': { [media.lg]: { paddingBlockEnd: 0 }, [low]: { paddingBlockEnd: 0 } } }));
globalStyle(`html:has(${bar})`, inFeatures({ '@media': { '(max-width: 1023.98px)': { scrollPaddingBlockEnd: '8rem' } } }));
