/** One visit of a page as the operator's own log takes it. */
export interface LoggedVisit {
  from: string;
  value: string;
  userId: number | null;
  staySeconds: number;
}

/** Another place that wants to know of visits. */
export interface VisitLog {
  /** Hands visits on; what does not arrive is lost, it is never tried again. */
  write: (visits: readonly LoggedVisit[]) => Promise<void>;
}
