/** Holds the values of controlled parts in stories: for stories only, never for an app. */
export { type StatePairs, stateful, useStoryState } from '../src/storyState/storyState.tsx';
