import { type StoryFile, testEveryStory } from './everyStory.tsx';

testEveryStory(import.meta.glob<StoryFile>('../../packages/features/src/**/*.stories.tsx', { eager: true }));
