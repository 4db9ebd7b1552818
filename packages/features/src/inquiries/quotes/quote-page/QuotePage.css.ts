import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';
import { pageTitle } from '../../../parts/page-column/pageTitle.css.ts';

const { color, space, text, weight } = vars;

/** One column; on wide screens who, what happened and what to do stand beside. */
export const page = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    '@media': { [media.lg]: { alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr) 22rem', columnGap: space.s24 } },
  }),
);
export const whole = style(inFeatures({ gridColumn: '1 / -1', minWidth: 0 }));
export const head = style([whole, inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s8 })]);
export const titles = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center' }));
export const title = pageTitle;
export const turn = style(inFeatures({ margin: 0, color: color.text.secondary, overflowWrap: 'anywhere' }));
export const bar = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', paddingBlockStart: space.s4 }));
export const beside = style(inFeatures({ selectors: { '&:not(:only-child)': { marginInlineStart: space.s12 } } }));
export const column = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16, alignContent: 'start' }));
export const stack = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12 }));
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const links = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, fontSize: text.sm }));
export const name = style(inFeatures({ margin: 0, fontWeight: weight.medium }));
export const offer = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
export const ladder = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s12, alignContent: 'start' }));
export const sum = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'baseline', margin: 0, fontSize: text.sm }),
);
export const warn = style(inFeatures({ color: color.text.warn, fontSize: text.sm }));
export const logDeed = style(inFeatures({ margin: 0, overflowWrap: 'anywhere' }));
export const logNote = style(inFeatures({ margin: 0, color: color.text.secondary, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }));
