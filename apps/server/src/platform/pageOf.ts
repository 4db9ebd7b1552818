/** The rows of a page, as SQL asks for them. */
export const pageOf = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }): { limit: number; offset: number } => ({
  limit: pageSize,
  offset: (pageIndex - 1) * pageSize,
});
