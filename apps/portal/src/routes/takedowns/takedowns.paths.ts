/** The addresses of notices of infringement. */
export const takedownsPaths = {
  /** What became of a notice, for who has its code. */
  takedownState: (code: string) => `/takedown/state/${code}`,
  /** A notice that took content of the member down. */
  takedownAgainst: (id: number) => `/userCenter/takedowns/${id}`,
};
