/** Rows a page, in every list that has pages. */
export const PAGE_SIZE = 20;

/** A page of a list, as the call answers it. */
export interface ListPage<Row> {
  data: readonly Row[];
  totalRecord: number;
}

/** Reads the page out of an address; anything else than a number is the first. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The page as the address says it: the first is not said. */
export function pageParam(page: number): number | undefined {
  return page > 1 ? page : undefined;
}

/** The one of these that the address names, or the first. */
export function choiceIn<const Choice extends string>(value: string | null, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
