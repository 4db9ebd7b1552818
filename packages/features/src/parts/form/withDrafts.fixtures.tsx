import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { DraftsProvider } from './DraftsProvider.tsx';

function KeptDrafts({ children }: { children: ReactNode }) {
  const [kept] = useState(() => new Map<string, string>());
  return <DraftsProvider store={{ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }}>{children}</DraftsProvider>;
}

/** For stories: what is typed is kept as long as the story is seen. */
export const withDrafts: Decorator = (Story) => (
  <KeptDrafts>
    <Story />
  </KeptDrafts>
);
