import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text, weight } = vars;

export const frame = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s24 }));
export const head = style(
  inFeatures({ border: `1px solid ${color.border.hairline}`, borderRadius: vars.radius.card, background: color.bg.surface, overflow: 'hidden' }),
);
export const who = style(inFeatures({ display: 'grid', gap: space.s4, padding: `${space.s12} ${space.s16}` }));
export const name = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s8,
    margin: 0,
    fontSize: text.lg,
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
  }),
);
export const facts = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: `${space.s4} ${space.s16}`, margin: 0, color: color.text.secondary, fontSize: text.sm }),
);
export const sections = style(inFeatures({ paddingInline: space.s16, borderBlockStart: `1px solid ${color.border.hairline}` }));
export const content = style(inFeatures({ minInlineSize: 0 }));
export const refusal = style(
  inFeatures({
    display: 'grid',
    justifyItems: 'center',
    gap: space.s12,
    maxInlineSize: '480px',
    marginInline: 'auto',
    paddingBlock: space.s48,
    textAlign: 'center',
  }),
);
export const refusalIcon = style(inFeatures({ color: color.text.muted }));
export const refusalTitle = style(
  inFeatures({ margin: 0, fontSize: text.x2, lineHeight: vars.leading.tight, fontWeight: weight.semibold, outlineOffset: '4px' }),
);
export const refusalText = style(inFeatures({ margin: 0, color: color.text.secondary }));
export const refusalEnd = style(inFeatures({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space.s8 }));
