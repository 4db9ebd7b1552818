import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { landing, title as pageTitle } from '../../../parts/page-column/PageColumn.css.ts';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const back = style(inFeatures({ margin: 0, fontSize: text.sm }));
export const head = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center', justifyContent: 'space-between' }));
export const headWords = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s12}`, alignItems: 'center', minInlineSize: 0 }));
export const title = style([pageTitle, landing]);
export const buttons = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8 }));
export const reports = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, marginBlockStart: space.s16 }));
export const facts = style(
  inFeatures({
    display: 'grid',
    gap: space.s16,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
  }),
);
export const form = style(inFeatures({ display: 'grid', gap: space.s16 }));
export const formStart = style(inFeatures({ display: 'flex' }));
export const pair = style(
  inFeatures({ display: 'grid', gap: space.s16, '@media': { [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } } }),
);
export const groupTitle = style(inFeatures({ margin: `0 0 ${space.s8}`, fontSize: text.md, fontWeight: weight.semibold }));
export const contents = style(inFeatures({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }));
export const content = style(
  inFeatures({
    display: 'grid',
    gap: `${space.s4} ${space.s12}`,
    paddingBlock: space.s8,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    '@media': { [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) 240px' } },
  }),
);
export const contentName = style(inFeatures({ fontFamily: vars.font.mono, fontSize: text.sm, lineHeight: '2rem', overflowWrap: 'anywhere' }));
/** What is counted, inside the end of a field. */
export const unit = style(inFeatures({ paddingInline: space.s12, color: color.text.secondary, fontSize: text.sm }));
export const fixed = style(inFeatures({ color: vars.color.text.secondary, fontSize: vars.text.sm }));
export const contact = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s4} ${vars.space.s12}` }));
