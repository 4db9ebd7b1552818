export * from '../parts/keywords-field/useFollowedText.ts';
