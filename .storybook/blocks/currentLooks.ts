// What the toolbar says, on pages that draw no story: there no decorator hears of it.
import { addons } from 'storybook/preview-api';
import { useEffect, useSyncExternalStore } from 'react';
import { applyLooks, type Looks } from '../looks.ts';

const first: Looks = { theme: 'light', density: 'comfortable', text: 'x1' };
let current: Looks | undefined;

function fromAddress(): Looks {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';').map((pair) => pair.split(':'));
  return { ...first, ...Object.fromEntries(pairs.filter(([key]) => key !== undefined && key in first)) } as Looks;
}

function read(): Looks {
  return (current ??= fromAddress());
}

function follow(onChange: () => void) {
  const channel = addons.getChannel();
  const hear = ({ globals }: { globals: Partial<Looks> }) => {
    current = { ...read(), ...globals };
    onChange();
  };
  channel.on('globalsUpdated', hear);
  return () => channel.off('globalsUpdated', hear);
}

/** The looks of the toolbar, put on `<html>` too. */
export function useLooks(): Looks {
  const looks = useSyncExternalStore(follow, read);
  useEffect(() => applyLooks(looks), [looks]);
  return looks;
}
