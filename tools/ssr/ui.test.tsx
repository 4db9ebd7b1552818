import { type StoryFile, testEveryStory } from './everyStory.tsx';

testEveryStory(import.meta.glob<StoryFile>('../../packages/ui/src/**/*.stories.tsx', { eager: true }));
