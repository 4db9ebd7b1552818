import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, text } = vars;

const sheet = { flex: 'none', boxSizing: 'border-box', inlineSize: '48px', border: `1px solid ${color.border.hairline}` } as const;
/** Paper like that of the reader, until the picture is there. */
export const picture = style(inFeatures({ ...sheet, display: 'block', blockSize: 'auto', background: color.bg.paper }));
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
