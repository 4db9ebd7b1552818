import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, text } = vars;

const sheet = { flex: 'none', boxSizing: 'border-box', inlineSize: '48px', border: `1px solid ${color.border.hairline}` } as const;
/** Paper stays white in the dark. */
export const picture = style(inFeatures({ ...sheet, display: 'block', blockSize: 'auto', background: '#ffffff' }));
export const placeholder = style(
  inFeatures({
    ...sheet,
    display: 'inline-grid',
    placeItems: 'center',
    aspectRatio: '240 / 339',
    overflow: 'hidden',
    background: color.bg.sunken,
    color: color.text.secondary,
    fontSize: text.xs,
    lineHeight: 1.3,
    textAlign: 'center',
  }),
);
/** A thumbnail and the words beside it. */
export const besideSheet = style(inFeatures({ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', columnGap: vars.space.s12, alignItems: 'start' }));
