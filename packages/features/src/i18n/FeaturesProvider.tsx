import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type MessageOverrides, type Messages, type Translate, translator } from './messages.ts';
import type { Paths } from './paths/portalPaths.ts';
import type { Site } from './site.ts';

interface Features {
  site: Site;
  paths: Partial<Paths>;
  overrides: MessageOverrides;
}

const FeaturesContext = createContext<Features | null>(null);

export interface FeaturesProviderProps {
  site: Site;
  /** Addresses that differ from the portal's; a site elsewhere gives all of them. @default the portal's own */
  paths?: Partial<Paths>;
  /** The site's own words, only what differs. @throws when a piece meets an unknown key of its own. */
  messages?: MessageOverrides;
  children: ReactNode;
}

const noOverrides: MessageOverrides = {};
const noPaths: Partial<Paths> = {};

/** Gives every piece the site's facts, words and addresses. Configuration only: nothing in it changes while a page lives. */
export function FeaturesProvider({ site, paths = noPaths, messages = noOverrides, children }: FeaturesProviderProps) {
  const value = useMemo(() => ({ site, paths, overrides: messages }), [site, paths, messages]);
  return <FeaturesContext.Provider value={value}>{children}</FeaturesContext.Provider>;
}

function useFeatures(): Features {
  const features = useContext(FeaturesContext);
  if (!features) throw new Error('This piece needs <FeaturesProvider site> above it, from @chippage/features/FeaturesProvider.');
  return features;
}

/** The facts of the site, e.g. its name. */
export function useSite(): Site {
  return useFeatures().site;
}

/**
 * The addresses of the site's pages. @param portal The portal's addresses of one domain, e.g. `mallPaths`; they load with the piece,
 * and the site's own stand in their place.
 */
export function usePaths<Addresses extends Partial<Paths>>(portal: Addresses): Addresses {
  const { paths } = useFeatures();
  return useMemo(() => (paths === noPaths ? portal : { ...portal, ...paths }), [portal, paths]);
}

/** The reader of a piece's texts, with the site's overrides in place. */
export function useMessages<Texts extends Record<string, string>>(messages: Messages<Texts>): Translate<Texts> {
  const overrides = useContext(FeaturesContext)?.overrides ?? noOverrides;
  return useMemo(() => translator(messages, overrides), [messages, overrides]);
}
