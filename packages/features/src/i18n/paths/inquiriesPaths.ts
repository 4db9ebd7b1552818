import { type LinkParams, withParams } from './links.ts';

/** Which of the board: 1 what is wanted, 0 what is offered. */
export type BoardSide = 0 | 1;

/** Addresses of what is wanted and offered. */
export interface InquiriesPaths {
  /** Where a member says what they look for. */
  publish: () => string;
  /** The board. @param page From 1. */
  board: (type?: BoardSide, page?: number, params?: LinkParams) => string;
  /** One row of the board. */
  boardRow: (id: number) => string;
  /** Where a company writes a row. @param params `type`, or `from`: a row to begin with; `model`, `quantity`. */
  postRow: (params?: LinkParams) => string;
  /** A quote, with its log. */
  quote: (id: number) => string;
  /** All quotes on a demand of the own company, side by side. */
  compareQuotes: (rowId: number, params?: LinkParams) => string;
  /** What a company shows of itself. */
  companyHome: (id: number) => string;
  /** A company's own rows: what it wants, or what it offers. */
  ownRows: (type: BoardSide, params?: LinkParams) => string;
  /** Quotes of a company: those it got, or those it gave. */
  ownQuotes: (params?: LinkParams) => string;
  /** What others have that the company wants, and the other way round. */
  matches: () => string;
}

/** The addresses of what is wanted and offered, on the portal at `origin`. */
export function inquiriesPathsAt(origin: string): InquiriesPaths {
  return {
    publish: () => `${origin}/add`,
    board: (type = 1, page = 1, params) => withParams(`${origin}/inquiry/index/${type}/${page}`, params),
    boardRow: (id) => `${origin}/inquiry/demandDetails/${id}`,
    postRow: (params) => withParams(`${origin}/inquiry/createRequirements`, params),
    quote: (id) => `${origin}/inquiry/enquiry/${id}`,
    compareQuotes: (rowId, params) => withParams(`${origin}/inquiry/enquiry/compare/${rowId}`, params),
    companyHome: (id) => `${origin}/inquiry/corporateHome/${id}`,
    ownRows: (type, params) => withParams(`${origin}/userCenter/inquiryManage/${type === 1 ? 'myInquiry_purchase' : 'myInquiry'}`, params),
    ownQuotes: (params) => withParams(`${origin}/userCenter/inquiryManage/myEnquiry`, params),
    matches: () => `${origin}/userCenter/inquiryManage/recommend`,
  };
}

/** The addresses of what is wanted and offered, on this site. */
export const inquiriesPaths: InquiriesPaths = inquiriesPathsAt('');
