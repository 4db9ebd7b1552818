/** Addresses of what a member told the site. */
export interface FeedbackPaths {
  feedbackHistory: () => string;
  /** What the member reported of others. */
  reportHistory: () => string;
}

/** The addresses of what a member told the site, on the portal at `origin`. */
export function feedbackPathsAt(origin: string): FeedbackPaths {
  return {
    feedbackHistory: () => `${origin}/userCenter/feedback`,
    reportHistory: () => `${origin}/userCenter/feedback/reports`,
  };
}

/** The addresses of what a member told the site, on this site. */
export const feedbackPaths: FeedbackPaths = feedbackPathsAt('');
