export * from '../parts/list-page/pagedList.ts';
