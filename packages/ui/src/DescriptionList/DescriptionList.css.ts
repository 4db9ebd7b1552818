import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const list = recipe({
  base: inUi({ display: 'grid', gridTemplateColumns: columns(1), columnGap: vars.space.s24, fontSize: vars.text.sm, lineHeight: 1.54 }),
  variants: {
    columns: {
      1: {},
      2: inUi({ '@media': { [media.md]: { gridTemplateColumns: columns(2) } } }),
      3: inUi({ '@media': { [media.md]: { gridTemplateColumns: columns(2) }, [media.lg]: { gridTemplateColumns: columns(3) } } }),
    },
  },
});
export const row = recipe({
  // A value that has no room beside its name, with large letters on a phone, stands below it.
  base: inUi({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space.s8}`, minHeight: '2rem', padding: '6px 0', minWidth: 0 }),
  variants: { isWide: { true: inUi({ gridColumn: '1 / -1' }) }, isSpread: { true: inUi({ flexWrap: 'nowrap', justifyContent: 'space-between' }) } },
});
export const term = recipe({
  base: inUi({ flex: 'none', color: vars.color.text.muted }),
  variants: { isSpread: { false: inUi({ width: '5.25rem' }), true: {} } },
});
export const description = recipe({
  base: inUi({ minWidth: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }),
  variants: { isSpread: { false: inUi({ flex: '1 1 6rem' }), true: {} } },
});
export const unknown = style(inUi({ color: vars.color.text.muted }));
