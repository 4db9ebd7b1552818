// A story as its play function left it, in the looks that the toolbar offers. Only what style sheets decide is asked again.
import type { Looks } from '../looks.ts';

interface Look {
  name: string;
  globals: Partial<Looks>;
  /** Rules of axe whose answer depends on it. */
  rules: readonly string[];
}

const otherLooks: readonly Look[] = [
  { name: '深色', globals: { theme: 'dark' }, rules: ['color-contrast', 'link-in-text-block'] },
  { name: '紧凑', globals: { density: 'compact' }, rules: ['target-size', 'scrollable-region-focusable'] },
];

/** Nothing may be on its way from one colour to another while axe reads it. */
const STILL = '*, *::before, *::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; }';

/** Looks at the story in each other look and puts its own back. @returns what axe finds there and not here */
export async function problemsInOtherLooks(): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  const html = document.documentElement;
  const { theme = '', density = '' } = html.dataset;
  const still = document.createElement('style');
  still.textContent = STILL;
  document.head.append(still);
  const problems: string[] = [];
  try {
    for (const { name, globals, rules } of otherLooks) {
      Object.assign(html.dataset, { theme, density }, globals);
      await frame();
      const { violations } = await axe.run(
        { include: ['body'], exclude: ['[data-live-announcer]', '.sb-wrapper'] },
        { runOnly: [...rules], resultTypes: ['violations'] },
      );
      for (const { id, nodes } of violations)
        for (const { html: node, failureSummary } of nodes) problems.push(`${name} ${id}：${node.slice(0, 200)} ${failureSummary ?? ''}`);
    }
  } finally {
    Object.assign(html.dataset, { theme, density });
    still.remove();
    await frame();
  }
  return problems;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
