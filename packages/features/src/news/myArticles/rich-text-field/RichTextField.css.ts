import { cardFrame, focusRing, vars } from '@chippage/ui/theme';
import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const field = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', ...cardFrame }));
export const wrong = style(inFeatures({ borderColor: color.border.danger }));
export const tools = style(
  inFeatures({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.z.sticky,
    padding: space.s8,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
    background: color.bg.surface,
  }),
);
export const count = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }));
export const notice = style(inFeatures({ padding: space.s8 }));
export const hint = style(inFeatures({ padding: `0 ${space.s16} ${space.s12}`, color: color.text.secondary, fontSize: text.xs }));
export const error = style(inFeatures({ padding: `0 ${space.s16} ${space.s12}`, color: color.danger.text, fontSize: text.sm }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const preview = style(
  inFeatures({
    minHeight: '4rem',
    marginBlock: space.s12,
    padding: space.s12,
    overflowX: 'auto',
    borderRadius: vars.radius.card,
    background: color.bg.sunken,
    fontSize: text.lg,
  }),
);
export const chosen = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center' }));
export const thumbnail = style(inFeatures({ maxWidth: '12rem', maxHeight: '8rem', borderRadius: vars.radius.control, background: color.bg.sunken }));
export const offer = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    padding: space.s12,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    background: color.info.soft,
    fontSize: text.sm,
  }),
);
export const offered = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s24}`, padding: 0, listStyle: 'none' }));
export const offeredRow = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const mpn = style(inFeatures({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));
export const outline = style(inFeatures({ padding: space.s8, borderBlockEnd: `1px solid ${color.border.hairline}` }));
export const outlineList = style(inFeatures({ padding: 0, listStyle: 'none' }));
export const outlineLevel = styleVariants({
  2: inFeatures({ paddingInlineStart: 0 }),
  3: inFeatures({ paddingInlineStart: space.s24 }),
  4: inFeatures({ paddingInlineStart: space.s48 }),
});

export const area = style(inFeatures({ padding: space.s16 }));
const within = (selector: string, rule: StyleRule) => globalStyle(`${area} .ProseMirror${selector}`, rule);
within('', inFeatures({ minHeight: '24rem', outline: 'none', whiteSpace: 'break-spaces', overflowWrap: 'anywhere' }));
within(':focus-visible', inFeatures({ ...focusRing, outlineOffset: space.s8 }));
within(
  ' p.is-editor-empty:first-child::before',
  inFeatures({ content: 'attr(data-placeholder)', float: 'left', height: 0, color: color.text.muted, pointerEvents: 'none' }),
);
within(' a', inFeatures({ color: color.text.link, textDecoration: 'underline', cursor: 'text' }));
within(' table', inFeatures({ display: 'table', width: '100%', borderCollapse: 'collapse', fontSize: text.sm }));
within(
  ' :is(th, td)',
  inFeatures({ minWidth: '3rem', padding: `${space.s8} ${space.s12}`, border: `1px solid ${color.border.hairline}`, textAlign: 'start', verticalAlign: 'top' }),
);
within(' th', inFeatures({ background: color.bg.sunken }));
within(' .selectedCell', inFeatures({ background: color.bg.selected }));
within(
  ' pre',
  inFeatures({
    padding: space.s12,
    overflowX: 'auto',
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.card,
    background: color.bg.sunken,
    fontFamily: vars.font.mono,
    fontSize: text.sm,
    whiteSpace: 'pre',
  }),
);
within(' pre[data-language]::before', inFeatures({ content: 'attr(data-language)', display: 'block', color: color.text.secondary, fontSize: text.xs }));
within(
  ' [data-part]',
  inFeatures({
    padding: `0 ${space.s8}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    color: color.text.accent,
    fontFamily: vars.font.mono,
    fontSize: '0.875em',
  }),
);
within(' div[data-formula]', inFeatures({ overflowX: 'auto', textAlign: 'center' }));
within(' hr', inFeatures({ border: 0, borderBlockStart: `1px solid ${color.border.control}` }));
within(' .ProseMirror-selectednode', inFeatures({ outline: `2px solid ${color.border.focus}`, outlineOffset: '2px' }));
within(' .drop-cursor', inFeatures({ background: color.border.focus }));
within(' .ProseMirror-gapcursor', inFeatures({ position: 'absolute', display: 'none', pointerEvents: 'none' }));
within('.ProseMirror-focused .ProseMirror-gapcursor', inFeatures({ display: 'block' }));
within(
  ' .ProseMirror-gapcursor::after',
  inFeatures({ content: '', position: 'absolute', insetBlockStart: '-2px', width: '20px', borderBlockStart: `1px solid ${color.text.default}` }),
);
within(' .ProseMirror-separator', inFeatures({ display: 'inline' }));
