import { style } from '@vanilla-extract/css';
import { cardFrame, media, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text } = vars;

export const root = style(inUi({ display: 'grid', gap: space.s12, minWidth: 0 }));
export const list = style(inUi({ display: 'grid', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const item = style(
  inUi({
    display: 'grid',
    gridTemplateColumns: '5rem minmax(0, 1fr)',
    gap: `${space.s8} ${space.s12}`,
    padding: space.s12,
    ...cardFrame,
    '@media': { [media.sm]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)' } },
  }),
);
export const preview = style(
  inUi({
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'start',
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.muted,
  }),
);
export const picture = style(inUi({ display: 'block', width: '100%', height: '100%', objectFit: 'contain', minHeight: 0, background: color.bg.paper }));
export const facts = style(inUi({ display: 'grid', gap: space.s8, minWidth: 0, alignContent: 'start' }));
export const name = style(inUi({ fontSize: text.sm, overflowWrap: 'anywhere' }));
export const place = style(inUi({ color: color.text.muted, fontVariantNumeric: 'tabular-nums', marginInlineEnd: space.s8, whiteSpace: 'nowrap' }));
export const wrong = style(inUi({ display: 'flex', gap: space.s4, alignItems: 'center', color: color.text.danger, fontSize: text.xs }));
export const actions = style(inUi({ display: 'flex', flexWrap: 'wrap', gap: space.s4 }));
