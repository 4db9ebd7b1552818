import { cardFrame, focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';
import { pageTitle } from '../../parts/page-column/pageTitle.css.ts';

const { color, space, weight } = vars;
const { sm } = vars.text;

export const page = style(
  inFeatures({
    display: 'grid',
    gap: space.s32,
    paddingBlockEnd: space.s16,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 42rem) 16rem', gridTemplateRows: 'auto 1fr', columnGap: space.s64, alignItems: 'start' } },
  }),
);
export const bones = style(inFeatures({ display: 'grid', gap: space.s16, maxWidth: '42rem' }));
export const text = style(inFeatures({ minWidth: 0 }));
export const title = pageTitle;
export const updated = style(inFeatures({ marginBlockStart: space.s8, color: color.text.secondary, fontSize: sm }));

export const contents = style(
  inFeatures({
    padding: space.s16,
    ...cardFrame,
    fontSize: sm,
    '@media': { [media.lg]: { gridArea: '1 / 2 / span 2', position: 'sticky', insetBlockStart: space.s24 } },
  }),
);
export const contentsTitle = style(inFeatures({ marginBlockEnd: space.s8, fontWeight: weight.semibold }));
export const contentsLink = style(
  inFeatures({
    display: 'block',
    paddingBlock: space.s4,
    color: color.text.secondary,
    ':hover': { color: color.text.accent },
    ':focus-visible': focusRing,
    '@media': { '(pointer: coarse)': { paddingBlock: space.s8 } },
  }),
);
