import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { space, color, text } = vars;

export const choice = style(
  inFeatures({
    display: 'flex',
    gap: space.s4,
    marginBlockEnd: space.s16,
    overflowX: 'auto',
    padding: space.s4,
    listStyle: 'none',
    borderBlockEnd: `1px solid ${color.border.hairline}`,
  }),
);
export const facts = style(
  inFeatures({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s12,
    marginBlockEnd: space.s12,
    color: color.text.muted,
    fontSize: text.sm,
  }),
);
export const both = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s16,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
  }),
);
export const form = style(inFeatures({ display: 'grid', gap: space.s16, minInlineSize: 0 }));
export const preview = style(inFeatures({ maxBlockSize: '70vh', overflow: 'auto', overflowWrap: 'anywhere' }));
export const faint = style(inFeatures({ margin: 0, color: color.text.muted }));
export const theirs = style(
  inFeatures({
    maxBlockSize: '240px',
    margin: 0,
    overflow: 'auto',
    padding: space.s12,
    background: color.bg.surface,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    color: color.text.default,
    fontFamily: vars.font.mono,
    fontSize: text.sm,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);
export const conflict = style(inFeatures({ display: 'grid', gap: space.s8 }));
export const line = style(inFeatures({ margin: 0 }));
