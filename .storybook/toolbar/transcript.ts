// Sends what would be spoken to the panel beside the story.
import { addons } from 'storybook/preview-api';
import { LINE, STARTED } from './channel.ts';
import { listen } from './spoken.ts';

/** Starts the transcript of a story; returns what ends it. */
export function startTranscript(): () => void {
  const channel = addons.getChannel();
  channel.emit(STARTED);
  return listen((line) => channel.emit(LINE, line));
}
