import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const letter = style(inFeatures({ flex: 'none', marginInline: space.s8, '@media': { '(max-width: 399px)': { display: 'none' } } }));
const oneLine = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const words = style(inFeatures({ flex: '1 1 auto', minWidth: 0 }));
export const name = style(inFeatures({ ...oneLine, fontSize: text.md, lineHeight: '1.25rem' }));
export const address = style(inFeatures({ ...oneLine, color: color.text.secondary, fontSize: text.xs, lineHeight: '1rem' }));

export const form = style(
  inFeatures({
    display: 'flex',
    flex: '1 1 auto',
    minWidth: 0,
    marginInline: `calc(-1 * ${space.s8}) calc(-1 * ${space.s4})`,
    padding: `${space.s12} ${space.s16}`,
    background: color.bg.sunken,
  }),
);
export const fields = style(
  inFeatures({
    display: 'grid',
    gap: space.s12,
    flex: '1 1 auto',
    minWidth: 0,
    alignItems: 'start',
    '@media': { [media.sm]: { gridTemplateColumns: '8.5rem minmax(0, 1fr)', columnGap: space.s8 } },
  }),
);
export const formButtons = style(inFeatures({ display: 'flex', gap: space.s8, gridColumn: '1 / -1' }));
export const optionName = style(inFeatures({ flex: '1 1 auto', minWidth: 0 }));
export const optionDetail = style(inFeatures({ color: color.text.secondary, fontSize: text.xs, overflowWrap: 'anywhere' }));

export const undo = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    padding: `${space.s4} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    background: color.info.soft,
    color: color.info.text,
    fontSize: text.sm,
  }),
);
export const foot = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s12,
    minHeight: '3rem',
    padding: `${space.s4} ${space.s16}`,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    fontSize: text.sm,
  }),
);
export const full = style(inFeatures({ color: color.text.secondary }));
export const count = style(inFeatures({ flex: 'none', color: color.text.secondary, fontVariantNumeric: 'tabular-nums' }));
