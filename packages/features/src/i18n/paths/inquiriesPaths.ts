import { type LinkParams, withParams } from './links.ts';

/** Which of the board: 1 what is wanted, 0 what is offered. */
export type BoardSide = 0 | 1;

/** The parts of a company's page: its offers, its demands, what it makes things with, and what is known of it. */
export type CompanyTab = 'supply' | 'demand' | 'lines' | 'contacts' | 'about';

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
  /** What a company shows of itself; `tab`: another part of it than its offers. */
  companyHome: (id: number, tab?: CompanyTab) => string;
  /** Companies by name, place and role. */
  companySearch: (params?: LinkParams) => string;
  /** What a distributor or trader has of one part. */
  agentProduct: (id: number) => string;
  /** All quotes on a demand of the own company, side by side. */
  compareQuotes: (rowId: number, params?: LinkParams) => string;
  /** A company's own rows: what it wants, or what it offers. */
  ownRows: (type: BoardSide, params?: LinkParams) => string;
  /** The grid of what the company has. */
  ownStock: (params?: LinkParams) => string;
  /** Quotes of a company: those it got, or those it gave. */
  ownQuotes: (params?: LinkParams) => string;
  /** What others have that the company wants, and the other way round. */
  matches: () => string;
  /** Where a company uploads a sheet of what it wants or has. */
  batchUpload: (params?: LinkParams) => string;
  /** Where many models are looked for at once. */
  batchSearch: () => string;
  /** The sheets of a company that are worked off. @param page From 1. */
  tasks: (page?: number) => string;
  /** One of them. @param params `outcome`: which of its rows; `page`. */
  task: (id: number, params?: LinkParams) => string;
}

/** The addresses of what is wanted and offered, on the portal at `origin`. */
export function inquiriesPathsAt(origin: string): InquiriesPaths {
  return {
    publish: () => `${origin}/add`,
    board: (type = 1, page = 1, params) => withParams(`${origin}/inquiry/index/${type}/${page}`, params),
    boardRow: (id) => `${origin}/inquiry/demandDetails/${id}`,
    postRow: (params) => withParams(`${origin}/inquiry/createRequirements`, params),
    quote: (id) => `${origin}/inquiry/enquiry/${id}`,
    companyHome: (id, tab = 'supply') => `${origin}/inquiry/corporateHome/${id}${tab === 'supply' ? '' : `/${tab}`}`,
    companySearch: (params) => withParams(`${origin}/inquiry/companySearch`, params),
    agentProduct: (id) => `${origin}/inquiry/agentProductDetails/${id}`,
    compareQuotes: (rowId, params) => withParams(`${origin}/inquiry/enquiry/compare/${rowId}`, params),
    ownRows: (type, params) => withParams(`${origin}/userCenter/inquiryManage/${type === 1 ? 'myInquiry_purchase' : 'myInquiry'}`, params),
    ownStock: (params) => withParams(`${origin}/userCenter/inquiryManage/myStock`, params),
    ownQuotes: (params) => withParams(`${origin}/userCenter/inquiryManage/myEnquiry`, params),
    matches: () => `${origin}/userCenter/inquiryManage/recommend`,
    batchUpload: (params) => withParams(`${origin}/inquiry/batchUpload`, params),
    batchSearch: () => `${origin}/inquiry/batchSearch`,
    tasks: (page = 1) => withParams(`${origin}/userCenter/taskList/taskList`, { page: page === 1 ? null : page }),
    task: (id, params) => withParams(`${origin}/userCenter/taskList/${id}`, params),
  };
}

/** The addresses of what is wanted and offered, on this site. */
export const inquiriesPaths: InquiriesPaths = inquiriesPathsAt('');
