import { type StoryFile, testEveryStory } from './everyStory.tsx';

await testEveryStory(import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx'));
