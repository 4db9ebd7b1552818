// React and React Aria report wrong use (a nameless dialog, a hydration mismatch) by console only; a story must be silent.

/** Of how the test drives React, not of the story: it is said when one `act` of Storybook's own happens within another. */
const OF_THE_TEST = 'inside an `act` scope, but the `act` call was not awaited';

/** Starts to record console errors and warnings; `stop` puts the console back and returns them. */
export function watchConsole() {
  const said: string[] = [];
  const original = { error: console.error, warn: console.warn };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      if (!words.map(String).join(' ').includes(OF_THE_TEST)) said.push(`console.${level}: ${words.map(String).join(' ').slice(0, 600)}`);
      original[level](...words);
    };
  }
  return {
    stop(): string[] {
      Object.assign(console, original);
      return said;
    },
  };
}
