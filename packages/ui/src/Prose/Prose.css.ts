import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { focusRing, vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

const { color, space, text, weight, leading } = vars;

/** Article text: 16 px in lines of about 42 characters. */
export const prose = style(inUi({ display: 'flow-root', fontSize: text.lg, lineHeight: leading.read, overflowWrap: 'anywhere' }));
const within = (selector: string, rule: StyleRule) => globalStyle(`${prose} ${selector}`, rule);

within('> * + *', inUi({ marginBlockStart: space.s16 }));
within(':is(h2, h3, h4)', inUi({ fontWeight: weight.semibold, lineHeight: leading.tight, scrollMarginBlockStart: space.s24, outline: 'none' }));
within('h2', inUi({ fontSize: text.x2 }));
within('h3', inUi({ fontSize: text.xl }));
within('h4', inUi({ fontSize: text.lg }));
within('> * + h2', inUi({ marginBlockStart: '2.5rem' }));
within('> * + h3', inUi({ marginBlockStart: space.s32 }));
within('> * + h4', inUi({ marginBlockStart: space.s24 }));

within(':is(ul, ol)', inUi({ paddingInlineStart: space.s24 }));
within('ul', inUi({ listStyle: 'disc' }));
within('ol', inUi({ listStyle: 'decimal' }));
within('blockquote', inUi({ paddingInlineStart: space.s16, borderInlineStart: `2px solid ${color.border.control}`, color: color.text.secondary }));
within(
  ':not(pre) > code',
  inUi({ padding: `0 ${space.s4}`, borderRadius: vars.radius.control, background: color.bg.sunken, fontFamily: vars.font.mono, fontSize: '0.875em' }),
);
within('> figure', inUi({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
within(
  '> figure > img',
  inUi({ maxWidth: '100%', height: 'auto', border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.card, background: color.bg.sunken }),
);
within('> figure > figcaption', inUi({ color: color.text.secondary, fontSize: text.sm, lineHeight: leading.text }));

/** Seen when the heading is pointed at, and whenever it has focus. */
export const anchor = style(
  inUi({
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: vars.size.target,
    marginInlineStart: space.s4,
    color: color.text.muted,
    fontWeight: weight.regular,
    ':focus-visible': { ...focusRing, outlineOffset: 0, color: color.text.accent },
    selectors: { ':is(h2, h3, h4):not(:hover) > &:not(:focus-visible)': { opacity: 0 } },
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);

export const tableScroll = style(
  inUi({ overflowX: 'auto', border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.card, ':focus-visible': focusRing }),
);
const inTable = (selector: string, rule: StyleRule) => globalStyle(`${tableScroll} ${selector}`, rule);
inTable('table', inUi({ width: '100%', borderCollapse: 'collapse', fontSize: text.sm, lineHeight: leading.text }));
inTable(
  ':is(th, td)',
  inUi({
    minWidth: '6rem',
    padding: `${space.s8} ${space.s12}`,
    borderBlockEnd: `1px solid ${color.border.hairline}`,
    textAlign: 'start',
    verticalAlign: 'top',
  }),
);
inTable('th', inUi({ background: color.bg.sunken, color: color.text.secondary, fontSize: text.xs, fontWeight: weight.medium, whiteSpace: 'nowrap' }));
inTable('tbody tr:last-child > *', inUi({ borderBlockEnd: 0 }));
