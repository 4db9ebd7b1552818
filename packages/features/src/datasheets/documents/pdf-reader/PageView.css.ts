import { layers, vars } from '@chippage/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { highlightNames } from './hitHighlights.ts';

export const sheet = style({
  '@layer': {
    [layers.features]: {
      position: 'relative',
      isolation: 'isolate',
      flex: 'none',
      margin: '0 auto',
      background: vars.color.bg.paper,
      border: `1px solid ${vars.color.border.hairline}`,
      boxSizing: 'content-box',
    },
  },
});

export const picture = style({ '@layer': { [layers.features]: { display: 'block', width: '100%', height: '100%' } } });

/** Around what a link leads to: outside of its words, which stay as dark as they are. */
export const frame = style({
  '@layer': {
    [layers.features]: {
      position: 'absolute',
      zIndex: 1,
      pointerEvents: 'none',
      borderRadius: vars.radius.control,
      outline: `2px solid ${vars.color.mark}`,
      background: `color-mix(in oklab, ${vars.color.mark} 22%, transparent)`,
      mixBlendMode: 'multiply',
      '@media': { '(forced-colors: active)': { outlineColor: 'Highlight', mixBlendMode: 'normal', background: 'transparent' } },
    },
  },
});

export const failure = style({
  '@layer': { [layers.features]: { position: 'absolute', insetBlockStart: '40%', insetInline: 0, textAlign: 'center', color: vars.color.text.danger } },
});

/** pdf.js places its runs through these custom properties; it sets them, the rules below read them. */
export const text = style({
  '@layer': {
    [layers.features]: {
      position: 'absolute',
      inset: 0,
      overflow: 'clip',
      lineHeight: 1,
      textAlign: 'initial',
      letterSpacing: 'normal',
      wordSpacing: 'normal',
      textAutospace: 'no-autospace',
      forcedColorAdjust: 'none',
      // Marks and selection lie over the picture of the page: its letters stay as dark as they are.
      mixBlendMode: 'multiply',
      transformOrigin: '0 0',
      vars: {
        '--scale-round-x': '1px',
        '--scale-round-y': '1px',
        '--min-font-size': '1',
        '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
        '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
      },
    },
  },
});

globalStyle(`${text} :is(span, br)`, {
  '@layer': { [layers.features]: { color: 'transparent', position: 'absolute', whiteSpace: 'pre', cursor: 'text', transformOrigin: '0% 0%' } },
});

globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  '@layer': {
    [layers.features]: {
      fontSize: 'calc(var(--text-scale-factor) * var(--font-height, 0))',
      transform: 'rotate(var(--rotate, 0deg)) scaleX(var(--scale-x, 1)) scale(var(--min-font-size-inv))',
    },
  },
});

globalStyle(`${text} .markedContent`, { '@layer': { [layers.features]: { display: 'contents' } } });

globalStyle(`::highlight(${highlightNames.hit})`, { backgroundColor: `color-mix(in oklab, ${vars.color.mark} 45%, transparent)` });
globalStyle(`::highlight(${highlightNames.active})`, { backgroundColor: `color-mix(in oklab, ${vars.color.mark} 80%, transparent)` });
