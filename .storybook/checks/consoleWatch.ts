// React and React Aria report wrong use (a nameless dialog, a hydration mismatch) by console only; a story must be silent.

/** Starts to record console errors and warnings; `stop` puts the console back and returns them. */
export function watchConsole() {
  const said: string[] = [];
  const original = { error: console.error, warn: console.warn };
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => {
      said.push(`console.${level}: ${words.map(String).join(' ').slice(0, 600)}`);
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
