export * from '../parts/list-page/LoadMore.tsx';
