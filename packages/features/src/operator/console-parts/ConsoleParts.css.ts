import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space, text, color } = vars;

export const time = style(inFeatures({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));

export const head = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s12,
    rowGap: space.s8,
    minBlockSize: '40px',
    marginBlockEnd: space.s12,
  }),
);
export const title = style(inFeatures({ margin: 0, fontSize: text.x2, lineHeight: '2rem', fontWeight: vars.weight.semibold, outlineOffset: '4px' }));
export const note = style(inFeatures({ color: color.text.muted, fontSize: text.sm, fontVariantNumeric: 'tabular-nums' }));
export const tools = style(
  inFeatures({
    display: 'flex',
    flex: '1 1 100%',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: space.s8,
    minInlineSize: 0,
    fontSize: text.sm,
    '@media': { [media.md]: { flexBasis: '260px', justifyContent: 'flex-end' } },
  }),
);

export const foot = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s16, paddingBlock: space.s12 }),
);
export const bones = style(inFeatures({ display: 'grid', gap: space.s12 }));

/** A queue: its items under one another. */
export const queue = style(inFeatures({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(inFeatures({ minInlineSize: 0 }));
/** Where focus goes when an item's turn comes. */
export const place = style(inFeatures({ overflowWrap: 'anywhere', borderRadius: vars.radius.control, outlineOffset: '4px' }));

export const form = style(inFeatures({ display: 'grid', gap: space.s12 }));
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
export const words = style(inFeatures({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
/** Move up, move down, take away. */
export const order = style(inFeatures({ display: 'flex', flex: 'none', gap: space.s2 }));
export const search = style(inFeatures({ flex: '0 1 320px', minInlineSize: 0 }));
