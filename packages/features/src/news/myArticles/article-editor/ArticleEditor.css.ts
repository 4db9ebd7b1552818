import { media, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const page = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const columns = style(
  inFeatures({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    alignItems: 'start',
    '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
  }),
);
export const main = style(inFeatures({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s16 }));
export const settings = style(inFeatures({ minWidth: 0 }));
export const bones = style(inFeatures({ display: 'grid', gap: space.s16, minHeight: '24rem', alignContent: 'start' }));
export const row = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center' }));
export const cover = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start' }));
export const coverPicture = style(
  inFeatures({ width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: vars.radius.card, background: color.bg.sunken }),
);
export const label = style(inFeatures({ fontSize: text.sm, fontWeight: vars.weight.medium }));
export const quiet = style(inFeatures({ color: color.text.secondary, fontSize: text.sm }));
export const foot = style(
  inFeatures({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.z.sticky,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space.s12,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingBlock: space.s12,
    borderBlockStart: `1px solid ${color.border.hairline}`,
    background: color.bg.page,
  }),
);
export const saveLine = style(
  inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s8, alignItems: 'center', color: color.text.secondary, fontSize: text.sm }),
);
export const saveWrong = style(inFeatures({ color: color.danger.text }));
