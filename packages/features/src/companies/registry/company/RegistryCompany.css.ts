import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 12rem', columnGap: space.s32 } },
  }),
);
export const head = style(inFeatures({ display: 'grid', gap: space.s12, gridColumn: '1 / -1', minInlineSize: 0 }));
export const line = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.s4} ${space.s8}` }));
export const title = style([pageTitle, inFeatures({ overflowWrap: 'anywhere' })]);
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4} ${space.s16}`,
    margin: 0,
    color: color.text.secondary,
    fontSize: text.sm,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
export const actions = style(inFeatures({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s8 }));
export const ways = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, margin: 0, padding: 0, listStyle: 'none', fontSize: text.sm }),
);
export const main = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s32, minInlineSize: 0 }));
export const group = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, minInlineSize: 0 }));
export const groupTitle = style(inFeatures({ margin: 0, fontSize: text.lg, fontWeight: weight.semibold, scrollMarginBlockStart: space.s64 }));
export const place = style(inFeatures({ scrollMarginBlockStart: space.s64 }));
/** Beside the tables where there is room; above them, folded, where there is none. */
export const aside = style(
  inFeatures({
    '@media': {
      [media.lg]: {
        position: 'sticky',
        insetBlockStart: space.s24,
        gridColumn: 2,
        gridRow: 2,
        maxBlockSize: `calc(100vh - ${space.s48})`,
        overflowY: 'auto',
      },
      print: { display: 'none' },
    },
  }),
);
export const narrowOnly = style(inFeatures({ '@media': { [media.lg]: { display: 'none' } } }));
export const wideOnly = style(inFeatures({ display: 'none', '@media': { [media.lg]: { display: 'block' } } }));
export const fold = style(
  inFeatures({
    padding: `${space.s8} ${space.s16}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.surface,
  }),
);
export const foldTitle = style(inFeatures({ minBlockSize: vars.size.control, alignContent: 'center', fontWeight: weight.semibold, cursor: 'pointer' }));
export const scope = style(inFeatures({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }));
