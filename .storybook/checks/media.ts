// What only the browser itself can change about a page: forced colours, reduced motion. A page cannot ask for it; a test run can.

/** A media feature and its value, as the DevTools protocol names them. */
export interface MediaFeature {
  name: 'forced-colors' | 'prefers-reduced-motion';
  value: string;
}

/** What the whole run asks for (vitest.config.ts): taking back everything would take this back as well. */
const OF_THE_RUN: readonly MediaFeature[] = [{ name: 'prefers-reduced-motion', value: 'reduce' }];

type Emulate = (features: readonly MediaFeature[]) => Promise<void>;

let lent: Emulate | undefined;

/** Lends the power to change media features; only a test run has it (see emulation.ts). */
export function lendEmulation(emulate: Emulate) {
  lent = emulate;
}

/** Whether this is a test run, where nobody watches: a designer's page does not jump from look to look. */
export const isTestRun = () => lent !== undefined;

/** Does `look` under other media features and takes them back; without the power, as in the Storybook of a browser, nothing. */
export async function underMedia(features: readonly MediaFeature[], look: () => Promise<string[]>): Promise<string[]> {
  if (!lent) return [];
  try {
    await lent(features);
    return await look();
  } finally {
    await lent(OF_THE_RUN);
  }
}
