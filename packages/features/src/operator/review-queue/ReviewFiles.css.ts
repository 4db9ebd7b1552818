import { focusRing, vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

const { color, space, text } = vars;

export const files = style(inFeatures({ display: 'flex', flexWrap: 'wrap', gap: space.s12, margin: 0, padding: 0, listStyle: 'none' }));
export const file = style(inFeatures({ display: 'grid', gap: space.s8, justifyItems: 'start', alignContent: 'start', inlineSize: '180px', fontSize: text.sm }));
export const frame = style(
  inFeatures({
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    inlineSize: '180px',
    blockSize: '120px',
    overflow: 'hidden',
    background: color.bg.sunken,
    color: color.text.muted,
    border: `1px solid ${color.border.hairline}`,
    borderRadius: vars.radius.control,
  }),
);
export const picture = style(inFeatures({ inlineSize: '100%', blockSize: '100%', objectFit: 'contain' }));
export const page = style(inFeatures({ display: 'grid', placeItems: 'center', inlineSize: '100%', blockSize: '100%', minBlockSize: 0 }));
export const words = style(inFeatures({ overflowWrap: 'anywhere', color: color.text.secondary, borderRadius: vars.radius.control, outlineOffset: '2px' }));
export const stage = style(
  inFeatures({
    maxBlockSize: '70vh',
    overflow: 'auto',
    background: color.bg.sunken,
    borderRadius: vars.radius.control,
    ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  }),
);
export const whole = style(inFeatures({ display: 'block', maxInlineSize: '100%', maxBlockSize: '68vh', marginInline: 'auto' }));
export const original = style(inFeatures({ display: 'block', maxInlineSize: 'none' }));
export const marked = style(inFeatures({ position: 'relative', inlineSize: 'fit-content', marginInline: 'auto', overflow: 'hidden' }));
/** Over a picture: pressing and scrolling go through it. */
export const watermark = style(inFeatures({ position: 'absolute', inset: 0, pointerEvents: 'none' }));
