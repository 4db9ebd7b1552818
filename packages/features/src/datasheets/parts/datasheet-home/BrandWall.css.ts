import { cardFrame, layers, media, vars } from '@chippage/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const wall = rule({
  overflow: 'hidden',
  ...cardFrame,
});

export const strip = rule({ borderBlockEnd: `1px solid ${vars.color.border.hairline}` });
export const grid = rule({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' }, [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
