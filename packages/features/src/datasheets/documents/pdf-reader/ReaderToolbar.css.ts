import { focusRing, layers, vars } from '@chippage/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const toolbar = rule({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s4,
  minBlockSize: '44px',
  paddingInline: vars.space.s12,
  paddingBlock: vars.space.s4,
  background: vars.color.bg.sunken,
  borderBlockEnd: `1px solid ${vars.color.border.hairline}`,
  fontSize: vars.text.sm,
});

/** In the unit of the text, so that larger text has less room too: one row up to the column of a part's page. */
const cramped = '(max-width: 50rem)';
const tight = '(max-width: 17rem)';

export const tools = rule({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s4 });
/** Stands in the row where there is room for all tools. */
export const wide = rule({ '@container': { [cramped]: { display: 'none' } } });
/** Stands in the row where there is room for two buttons more. */
export const roomy = rule({ '@container': { [tight]: { display: 'none' } } });
/** Stands for the tools that are in the menu. */
export const narrow = rule({ marginInlineStart: 'auto', '@container': { '(min-width: 50.001rem)': { display: 'none' } } });
export const pageTotal = rule({ whiteSpace: 'nowrap', '@container': { [tight]: { display: 'none' } } });

export const divider = rule({ inlineSize: '1px', blockSize: '20px', marginInline: vars.space.s4, background: vars.color.border.hairline });

export const pageInput = rule({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.secondary,
});

export const pageNumber = rule({
  inlineSize: '48px',
  blockSize: vars.size.controlSm,
  paddingInline: vars.space.s8,
  textAlign: 'right',
  font: 'inherit',
  color: vars.color.text.default,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.control}`,
  borderRadius: vars.radius.control,
  ':focus-visible': focusRing,
});

export const zoomNow = rule({ minInlineSize: '44px', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

export const find = rule({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  flexBasis: 'auto',
  marginInlineStart: vars.space.s8,
  inlineSize: '300px',
  '@container': { '(max-width: 50rem)': { flexBasis: '100%', marginInlineStart: 0 } },
});

export const hitCount = rule({
  minInlineSize: '56px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontSize: vars.text.xs,
  color: vars.color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
});

export const copyLink = rule({ marginInlineStart: 'auto' });
