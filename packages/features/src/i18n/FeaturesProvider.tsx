import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type MessageOverrides, type Messages, type Translate, translator } from './messages.ts';
import type { Paths } from './paths.ts';
import type { Site } from './site.ts';

interface Features {
  site: Site;
  paths: Paths;
  overrides: MessageOverrides;
}

const FeaturesContext = createContext<Features | null>(null);

export interface FeaturesProviderProps {
  site: Site;
  paths: Paths;
  /** The site's own words, only what differs. @throws when a piece meets an unknown key of its own. */
  messages?: MessageOverrides;
  children: ReactNode;
}

const noOverrides: MessageOverrides = {};

/** Gives every piece the site's facts, words and addresses. Configuration only: nothing in it changes while a page lives. */
export function FeaturesProvider({ site, paths, messages = noOverrides, children }: FeaturesProviderProps) {
  const value = useMemo(() => ({ site, paths, overrides: messages }), [site, paths, messages]);
  return <FeaturesContext.Provider value={value}>{children}</FeaturesContext.Provider>;
}

function useFeatures(): Features {
  const features = useContext(FeaturesContext);
  if (!features) throw new Error('This piece needs <FeaturesProvider site paths> above it, from @chippage/features/FeaturesProvider.');
  return features;
}

/** The facts of the site, e.g. its name. */
export function useSite(): Site {
  return useFeatures().site;
}

/** The addresses of the site's pages. */
export function usePaths(): Paths {
  return useFeatures().paths;
}

/** The reader of a piece's texts, with the site's overrides in place. */
export function useMessages<Texts extends Record<string, string>>(messages: Messages<Texts>): Translate<Texts> {
  const overrides = useContext(FeaturesContext)?.overrides ?? noOverrides;
  return useMemo(() => translator(messages, overrides), [messages, overrides]);
}
