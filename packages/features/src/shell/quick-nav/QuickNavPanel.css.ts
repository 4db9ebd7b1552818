import { focusRing, media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const panel = style(
  inFeatures({
    display: 'grid',
    gap: space.s24,
    paddingBlock: `0 ${space.s20}`,
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 14.5rem', gap: space.s32 } },
  }),
);

export const head = style(
  inFeatures({ display: 'flex', alignItems: 'center', gap: space.s12, boxShadow: `inset 0 -1px 0 ${color.border.hairline}`, marginBlockEnd: space.s16 }),
);
export const tabs = style(inFeatures({ flex: '1 1 auto', minWidth: 0 }));
export const count = style(
  inFeatures({ flex: 'none', color: color.text.secondary, fontSize: text.sm, '@media': { '(max-width: 479px)': { display: 'none' } } }),
);

export const tiles = style(
  inFeatures({
    display: 'grid',
    gap: space.s8,
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  }),
);

export const tile = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s12,
    width: '100%',
    height: '100%',
    minHeight: '3.5rem',
    padding: `${space.s8} ${space.s12}`,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
    background: color.bg.surface,
    color: color.text.default,
    fontSize: text.md,
    lineHeight: '1.25rem',
    textAlign: 'start',
    transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
    ':hover': { background: color.bg.hover, borderColor: color.border.control },
    ':focus-visible': focusRing,
  }),
);
export const addTile = style(inFeatures({ borderStyle: 'dashed', borderColor: color.border.control, color: color.text.secondary }));
export const plus = style(inFeatures({ display: 'grid', placeItems: 'center', flex: 'none', width: '2rem', height: '2rem' }));

export const words = style(inFeatures({ minWidth: 0 }));
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
export const name = style(inFeatures({ display: 'block', ...oneLine }));
export const address = style(inFeatures({ display: 'block', color: color.text.secondary, fontSize: text.sm, ...oneLine }));
export const empty = style(inFeatures({ marginBlockEnd: space.s8, color: color.text.secondary, fontSize: text.sm }));

export const side = style(
  inFeatures({
    fontSize: text.md,
    '@media': { [media.lg]: { paddingInlineStart: space.s32, borderInlineStart: `1px solid ${color.border.hairline}`, marginBlockStart: space.s8 } },
  }),
);
export const sideTitle = style(inFeatures({ color: color.text.secondary, fontSize: text.sm, lineHeight: '2rem' }));
export const ownSites = style(inFeatures({ paddingBlockEnd: space.s8, marginBlockEnd: space.s16, borderBlockEnd: `1px solid ${color.border.hairline}` }));
export const ownSite = style(
  inFeatures({
    display: 'flex',
    alignItems: 'center',
    gap: space.s8,
    minHeight: '2.5rem',
    borderRadius: vars.radius.control,
    ':hover': { color: color.text.accent },
    ':focus-visible': focusRing,
  }),
);
export const ownSiteName = style(inFeatures({ flex: '1 1 auto' }));
