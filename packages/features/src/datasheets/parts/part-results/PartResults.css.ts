import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

export const results = style(inFeatures({ minInlineSize: 0 }));

export const chips = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.s8,
    minBlockSize: '48px',
    paddingBlock: vars.space.s8,
    fontSize: vars.text.sm,
  }),
);
export const chipsLabel = style(inFeatures({ color: vars.color.text.muted }));
export const chipsDivider = style(inFeatures({ inlineSize: '1px', blockSize: '20px', background: vars.color.border.hairline }));

/** What the rows do not meet, over them. */
export const note = style(inFeatures({ marginBlockEnd: vars.space.s8 }));
/** Ways on, one beside the other. */
export const relaxations = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'inherit',
    gap: `${vars.space.s4} ${vars.space.s16}`,
    margin: `${vars.space.s4} 0 0`,
    padding: 0,
    listStyle: 'none',
  }),
);

export const columns = style(inFeatures({ display: 'flex', alignItems: 'flex-start', gap: vars.space.s16 }));
export const side = style(inFeatures({ display: 'none', flex: 'none', inlineSize: '240px', '@media': { [media.lg]: { display: 'block' } } }));
export const main = style(inFeatures({ flex: 1, minInlineSize: 0 }));
export const empty = style(inFeatures({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.s12 }));

/** Lies over the end of the table, so that opening it moves no column; cards on a narrow screen lead to the page itself. */
export const preview = style(
  inFeatures({
    display: 'none',
    position: 'absolute',
    zIndex: 4,
    insetBlock: 0,
    insetInlineEnd: 0,
    inlineSize: '304px',
    // As tall as the table, so that its panel can stay in sight; beside the panel the table takes the mouse.
    pointerEvents: 'none',
    '@media': { [media.md]: { display: 'block' } },
  }),
);

const wideOnly = { display: 'none', '@media': { [media.md]: { display: 'block' } } } as const;
const narrowOnly = { '@media': { [media.md]: { display: 'none' } } } as const;
export const table = style(inFeatures({ position: 'relative', ...wideOnly }));
export const cards = style(inFeatures(narrowOnly));

export const foot = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.s16,
    paddingBlock: vars.space.s12,
    fontSize: vars.text.sm,
  }),
);
export const range = style(inFeatures({ color: vars.color.text.secondary, fontVariantNumeric: 'tabular-nums' }));

export const columnMenu = style(inFeatures({ maxBlockSize: '60vh', minInlineSize: '220px', overflow: 'auto' }));
export const skeletonRows = style(inFeatures({ flex: 1, display: 'grid', gap: vars.space.s12, paddingBlock: vars.space.s48 }));

export const outside = style(inFeatures({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s16, margin: 0, padding: 0, listStyle: 'none' }));

/** Ways on from where nothing was found. */
export const ways = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s8 }));
