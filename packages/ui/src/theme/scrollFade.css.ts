import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';

const start = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const end = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });
const wide = '2rem';

// From one end of the row to the other: nothing fades at the edge that it rests on.
const fade = keyframes({
  '0%': { vars: { [start]: '0px', [end]: wide } },
  '5%': { vars: { [start]: wide } },
  '95%': { vars: { [end]: wide } },
  '100%': { vars: { [start]: wide, [end]: '0px' } },
});

/**
 * A row that scrolls sideways without a scrollbar: what goes on beyond an edge fades there. A row that fits has no edge to
 * fade. Where the browser cannot tell how far it is scrolled, a thin scrollbar says that there is more.
 */
export const scrollFade = {
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  '@supports': {
    '(animation-timeline: scroll())': {
      scrollbarWidth: 'none',
      // What gets the focus comes to rest beside the fade, not in it.
      scrollPaddingInline: wide,
      maskImage: `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
      animationName: fade,
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(self inline)',
      '@media': { '(forced-colors: active)': { maskImage: 'none', scrollbarWidth: 'thin' } },
    },
  },
} as const satisfies StyleRule;
