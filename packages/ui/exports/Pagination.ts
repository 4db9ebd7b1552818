/** The pages of a long list, as links. */
export { Pagination, type PaginationLabels, type PaginationProps } from '../src/Pagination/Pagination.tsx';
