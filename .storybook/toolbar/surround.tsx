import type { Decorator } from '@storybook/react-vite';
import { isTestRun } from '../checks/media.ts';
import { applyLooks, type Toolbar } from '../looks.ts';
import { OnPage } from '../OnPage.tsx';
import { followPage, isOnPage } from '../pageAround.ts';
import { Providers } from '../Providers.tsx';
import { setClock } from './clock.ts';
import { setHost } from './hostPage.ts';
import { setOverlay } from './overlays.ts';
import { startTranscript } from './transcript.ts';
import { UnderNetwork } from './UnderNetwork.tsx';

/** Mounts a story in the looks and surroundings of the toolbar. */
export const surround: Decorator = (Story, { globals, storyGlobals, args, viewMode }) => {
  const { clock, network, host, overlay, ...chosen } = globals as unknown as Toolbar;
  const isDocs = viewMode === 'docs';
  if (!isDocs) {
    applyLooks(chosen);
    if (isOnPage()) followPage(storyGlobals);
  }
  setClock(clock);
  void setHost(host);
  // Marks on a page of many stories would hide what the page says.
  setOverlay(isDocs ? 'none' : overlay);
  const story =
    network === 'normal' ? (
      <Story />
    ) : (
      <UnderNetwork mode={network} args={args}>
        {(brought) => <Story args={brought} />}
      </UnderNetwork>
    );
  // Another clock or network is another world: what was mounted in the last one begins anew.
  return <Providers key={`${clock} ${network}`}>{isDocs ? <OnPage {...chosen}>{story}</OnPage> : story}</Providers>;
};

/** Writes down what is spoken while a person looks at the story. */
export function transcribe({ viewMode }: { viewMode: string }): (() => void) | undefined {
  return viewMode === 'story' && !isTestRun() ? startTranscript() : undefined;
}
