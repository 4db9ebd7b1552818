import { cardFrame, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'baseline' }));
export const keys = style(inFeatures({ color: color.text.muted, fontSize: text.xs, '@media': { '(pointer: coarse)': { display: 'none' } } }));

/** The two panes fill what the screen has below the header, so that the box to write in is in sight. */
export const panes = style(
  inFeatures({
    ...cardFrame,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // The bar at the foot of a narrow screen lies over the page.
    blockSize: 'max(26rem, calc(100dvh - 14rem))',
    overflow: 'hidden',
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(15rem, 20rem) minmax(0, 1fr)', blockSize: 'clamp(30rem, calc(100dvh - 14.5rem), 56rem)' } },
  }),
);
const pane = { minBlockSize: 0, minInlineSize: 0, overflow: 'hidden' } as const;
export const list = style(inFeatures({ ...pane, '@media': { [media.md]: { borderInlineEnd: `1px solid ${color.border.hairline}` } } }));
export const detail = style(inFeatures({ ...pane, display: 'flex', flexDirection: 'column', justifyContent: 'center' }));
/** On a narrow screen the list and what is open are two views, by the address. */
export const away = style(inFeatures({ display: 'none', '@media': { [media.md]: { display: 'flex', flexDirection: 'column', justifyContent: 'center' } } }));
/** What is no conversation scrolls by itself. */
export const scroll = style(inFeatures({ minBlockSize: 0, blockSize: '100%', padding: space.s16, overflowY: 'auto', overscrollBehavior: 'contain' }));
