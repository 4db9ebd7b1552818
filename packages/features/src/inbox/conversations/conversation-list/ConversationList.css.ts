import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const list = style(inFeatures({ display: 'flex', flexDirection: 'column', minBlockSize: 0, blockSize: '100%' }));
export const tools = style(
  inFeatures({ display: 'grid', gap: space.s8, flex: 'none', padding: space.s12, borderBlockEnd: `1px solid ${color.border.hairline}` }),
);
export const rows = style(inFeatures({ flex: '1 1 auto', minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' }));
export const inset = style(inFeatures({ padding: space.s12 }));

export const row = style(inFeatures({ display: 'flex', gap: space.s12, alignItems: 'center', paddingBlock: space.s4, minInlineSize: 0 }));
export const icon = style(
  inFeatures({
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '2.5rem',
    blockSize: '2.5rem',
    borderRadius: vars.radius.full,
    background: color.accent.soft,
    color: color.text.accent,
  }),
);
export const words = style(inFeatures({ flex: '1 1 auto', minInlineSize: 0 }));
export const line = style(inFeatures({ display: 'flex', gap: space.s8, alignItems: 'center', minInlineSize: 0 }));
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 } as const;
export const name = style(inFeatures({ ...cut, flex: '0 1 auto', fontWeight: vars.weight.medium }));
export const time = style(
  inFeatures({ flex: 'none', marginInlineStart: 'auto', color: color.text.muted, fontSize: text.xs, fontVariantNumeric: 'tabular-nums' }),
);
export const note = style(inFeatures({ ...cut, flex: '1 1 auto', color: color.text.secondary, fontSize: text.sm }));
export const mark = style(inFeatures({ display: 'inline-flex', flex: 'none', color: color.text.muted }));
export const heading = style(
  inFeatures({
    margin: 0,
    padding: `${space.s12} ${space.s12} ${space.s4}`,
    color: color.text.secondary,
    fontSize: text.sm,
    lineHeight: vars.leading.tight,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
/** The words that were looked for, within what was found. */
export const found = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, overflowWrap: 'anywhere' }));
