import { type StoryFile, testEveryStory } from './everyStory.tsx';

await testEveryStory(import.meta.glob<StoryFile>('../../packages/features/src/[m-z]*/**/*.stories.tsx'));
