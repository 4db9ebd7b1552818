import { type StoryFile, testEveryStory } from './everyStory.tsx';

// Two files, because each file has one core of its own.
await testEveryStory(import.meta.glob<StoryFile>('../../packages/features/src/[a-l]*/**/*.stories.tsx'));
