import { layers, media, vars } from '@chippage/ui/theme';
import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>) => style({ '@layer': { [layers.features]: styles } });

export const section = rule({ minInlineSize: 0, marginBlockStart: vars.space.s32, '@media': { [media.md]: { marginBlockStart: '40px' } } });
export const head = rule({ display: 'flex', alignItems: 'baseline', gap: vars.space.s12, marginBlockEnd: vars.space.s12 });
export const title = rule({ margin: 0, fontSize: vars.text.xl, lineHeight: vars.leading.tight, fontWeight: vars.weight.semibold });
export const note = rule({ fontSize: vars.text.sm, color: vars.color.text.muted });
export const more = rule({ marginInlineStart: 'auto', fontSize: vars.text.sm });
globalStyle(`${more} a`, { '@layer': { [layers.features]: { display: 'inline-flex', alignItems: 'center', gap: vars.space.s2, whiteSpace: 'nowrap' } } });
