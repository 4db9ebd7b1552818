// What the toolbar says, on pages that draw no story: there no decorator hears of it.
import { useEffect, useSyncExternalStore } from 'react';
import { addons } from 'storybook/preview-api';
import { applyLooks, type Looks } from '../looks.ts';

const first: Looks = { theme: 'light', density: 'comfortable', text: 'x1' };
let current: Looks | undefined;
const listeners = new Set<() => void>();

// Not `globalsUpdated`: a story in a frame of its own on the page says that of itself.
void addons.ready().then((channel) =>
  channel.on('updateGlobals', ({ globals }: { globals: Partial<Looks> }) => {
    current = { ...read(), ...known(globals) };
    for (const listener of listeners) listener();
  }),
);

function read(): Looks {
  return (current ??= { ...first, ...known(fromAddress()) });
}

function fromAddress(): Record<string, string> {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  return Object.fromEntries(pairs) as Record<string, string>;
}

function known(globals: object): Partial<Looks> {
  return Object.fromEntries(Object.entries(globals).filter(([key]) => key in first));
}

function follow(onChange: () => void) {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

/** The looks of the toolbar, put on `<html>` too. */
export function useLooks(): Looks {
  const looks = useSyncExternalStore(follow, read);
  useEffect(() => applyLooks(looks), [looks]);
  return looks;
}
