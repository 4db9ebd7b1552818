import { layers, vars } from '@chippage/ui/theme';
import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';

const rule = (styles: Omit<StyleRule, '@layer'>): StyleRule => ({ '@layer': { [layers.features]: styles } });

const row = { display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' } as const;
export const mark = style(rule(row));
export const markUnknown = style(rule({ ...row, color: vars.color.text.muted }));

/** 10 px; borders, not backgrounds, so that forced colours keep them apart. */
export const shape = styleVariants({
  full: rule({ inlineSize: 0, blockSize: 0, border: `5px solid ${vars.color.ok.solid}`, borderRadius: vars.radius.full }),
  half: rule({
    inlineSize: '10px',
    blockSize: '10px',
    boxSizing: 'border-box',
    border: `1.5px solid ${vars.color.warn.solid}`,
    borderInlineStartWidth: '5px',
    borderRadius: vars.radius.full,
  }),
  bar: rule({ inlineSize: '10px', blockSize: 0, borderBlockStart: `2px solid ${vars.color.danger.solid}` }),
  ring: rule({
    inlineSize: '10px',
    blockSize: '10px',
    boxSizing: 'border-box',
    border: `1.5px solid ${vars.color.border.control}`,
    borderRadius: vars.radius.full,
  }),
});
