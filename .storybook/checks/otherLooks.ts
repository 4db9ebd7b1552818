// A story as its play function left it, in other looks. Only what style sheets and the browser decide is asked again.
import type { Looks } from '../looks.ts';
import { problemsInForcedColors } from './forcedLook.ts';
import { underMedia } from './media.ts';
import { problemsWhenNarrow } from './narrowLook.ts';
import { settled } from './visible.ts';

/** Dark decides colours and compact decides sizes, neither the other's, so axe reads both at once. */
const darkAndCompact: Partial<Looks> = { theme: 'dark', density: 'compact' };
const rules = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Nothing may be on its way from one colour to another while it is read. */
const STILL = '*, *::before, *::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; }';

/** What each look found that the story's own does not show. */
export interface OtherLooks {
  looks: string[];
  forced: string[];
  narrow: string[];
}

/** Looks at the story in each other look and puts its own back. @param isPage Draws its own margins. */
export async function problemsInOtherLooks(isPage: boolean): Promise<OtherLooks> {
  const still = document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
  try {
    return {
      looks: await inDarkAndCompact(),
      forced: await underMedia(FORCED, () => problemsInForcedColors(still)),
      narrow: await problemsWhenNarrow(isPage),
    };
  } finally {
    still.remove();
    await settled();
  }
}

const FORCED = [
  { name: 'forced-colors', value: 'active' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
] as const;

async function inDarkAndCompact(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const html = document.documentElement;
  const { theme = '', density = '' } = html.dataset;
  try {
    Object.assign(html.dataset, { theme, density }, darkAndCompact);
    await settled();
    const { violations } = await axe.run(
      { include: ['body'], exclude: ['[data-live-announcer]', '.sb-wrapper'] },
      { runOnly: rules, resultTypes: ['violations'] },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html: node, failureSummary }) => `深色、紧凑 ${id}：${node.slice(0, 200)} ${failureSummary ?? ''}`),
    );
  } finally {
    Object.assign(html.dataset, { theme, density });
  }
}
