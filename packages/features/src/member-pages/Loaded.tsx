export * from '../parts/loaded/Loaded.tsx';
